import { readFileSync } from 'node:fs'
import { CLIENT } from '@/room'
import { type Call, party } from '../support/party'

/** What was said and answered when phones were of that number: `ms` after the step before, or the timer's doing. */
interface Step {
  readonly ms: number
  readonly who?: string
  readonly call?: Call
  readonly answer?: object
  readonly timer?: object
}
const OF = 1
/** A step a line. */
const text = readFileSync(`tests/room/recordings/client-${OF}.jsonl`, 'utf8')
const steps: readonly Step[] = text
  .trim()
  .split('\n')
  .map(line => JSON.parse(line))

test(`an evening of client ${OF}, as it was recorded, goes the same way: each field that was told is told`, async () => {
  expect(OF).toBe(CLIENT - 1)
  const p = party('a recorded evening')
  for (const [at, { ms, who, call, answer, timer }] of steps.entries()) {
    p.now += ms
    if (who === undefined) {
      expect([at, await p.timer()]).toEqual([at, timer])
    } else {
      const told = await p.call(who, { ...call, client: OF })
      expect([at, JSON.parse(JSON.stringify(told))]).toMatchObject([at, answer])
    }
  }
})

test('the recording has throws, refusals, repeats, an absence, an end and a rematch', () => {
  for (const part of ['"op":"throw"', 'room/turn-over', '"timer"', '"k":"s"', '"k":"x"', '"games":2'])
    expect(text).toContain(part)
})
