import axe, { type AxeResults } from 'axe-core'
import type { Phone } from './web'

/** What axe finds wrong with the page as it lies there: rule, how grave, and where; [] is as it should be. */
export async function axeFaults({ page }: Phone): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(at: Document, o: object): Promise<AxeResults> } }).axe.run(document, {
      resultTypes: ['violations']
    })
  )
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${impact}): ${target.join(' ')} ${failureSummary ?? ''}`
    )
  )
}
