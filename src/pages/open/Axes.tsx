import type { House, HouseDiff } from '@/rules'

interface Props {
  readonly house: House
  readonly sheet: House
  readonly onChange: (diff: HouseDiff) => void
}

export function Axes(_: Props) {
  return null
}
