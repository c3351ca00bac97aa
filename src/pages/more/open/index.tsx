import { useRouter } from '@tarojs/taro'
import { Page } from '@/components'
import { useScreen } from '@/hooks'
import { bringWords } from '@/i18n'
import { houseWords } from '@/i18n/house'
import { openWords } from '@/i18n/open'
import { queryValue } from '@/platform'
import { EditTable } from './EditTable'
import { NewTable } from './NewTable'
import { OnePhone } from './OnePhone'

bringWords(openWords, houseWords)

/** A new table in the cloud, or on this phone alone (`?one=1`), or one that is there (`?edit=ROOM`). */
export default function Open() {
  const { params } = useRouter()
  const screen = useScreen()
  const edit = queryValue(params, 'edit')
  const form = () => {
    if (edit !== '') return <EditTable room={edit} />
    return queryValue(params, 'one') === '' ? <NewTable /> : <OnePhone />
  }
  return <Page {...screen}>{form()}</Page>
}
