import { Looking } from './looking'
import { PAGES } from './stages'

const looking = new Looking()
beforeAll(() => looking.start())
afterAll(() => looking.close('pages'))

test.each(PAGES.map(stage => [stage.name, stage] as const))(
  '%s: in every language, theme, size of letters and width nothing is cut, covered or too small',
  async (_, stage) => {
    expect(await looking.at(stage)).toEqual({})
  }
)
