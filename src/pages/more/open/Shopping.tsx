import { Input, View } from '@tarojs/components'
import { useState } from 'react'
import { Cake, DOWN, Sheet, Stepper } from '@/components'
import { t } from '@/i18n'
import { equalBudget, type Prize, type Rank, type ShoppingRow, shoppingList, stockOf } from '@/rules'
import type { Prizes } from '@/stores'
import { fenOf, yuanOf } from './money'

const MOST_TABLES = 99
const LONGEST_PRIZE = 20
const NO_GRAND: Prize = { name: '', count: 1, price: 0 }

interface MoneyProps {
  readonly id: string
  readonly label: string
  /** said in the empty field; left out: its label */
  readonly hint?: string
  readonly fen: number
  readonly onFen: (fen: number) => void
}

/** An amount in yuan. What is no amount stays as it was typed, and is said under it. */
function Money({ id, label, hint = label, fen, onFen }: MoneyProps) {
  const [wrong, setWrong] = useState(false)
  const hear = (event: { detail: { value: string } }) => {
    const typed = fenOf(event.detail.value)
    setWrong(typed === null)
    if (typed !== null && typed !== fen) onFen(typed)
  }
  return (
    <>
      <View className={`field ${wrong ? 'field-wrong' : ''}`} id={id}>
        <Input
          type="digit"
          defaultValue={fen === 0 ? '' : yuanOf(fen)}
          placeholder={hint}
          placeholderClass="placeholder"
          onInput={hear}
          onBlur={hear}
          aria-label={label}
        />
      </View>
      {wrong && <View className="small ink-red">{t('shop.badNumber')}</View>}
    </>
  )
}

interface LineProps {
  readonly row: ShoppingRow
  readonly name: string
  /** fen that one may cost by the budget; null: nothing was said */
  readonly each: number | null
  readonly onPrice: (price: number) => void
}

function Line({ row, name, each, onPrice }: LineProps) {
  const { rank, perTable, tables, total, price } = row
  return (
    <View className="shop-row" id={`shop-${rank}`}>
      <View className="row">
        <Cake rank={rank === 'grand' ? 'zhuangyuan' : rank} size={36} />
        <View className="grow gap-8">
          <View className="bold">{name}</View>
          <View className="small">
            {rank === 'grand'
              ? t('shop.grandNote')
              : tables === 1
                ? t('shop.one', { n: perTable })
                : t('shop.row', { n: perTable, tables, all: perTable * tables })}
          </View>
        </View>
        <View className="number together">{total > 0 && t('shop.sum', { sum: yuanOf(total) })}</View>
      </View>
      <View className="down-8">
        <Money
          id={`price-${rank}`}
          label={`${name} ${t('shop.price')}`}
          hint={t('shop.price')}
          fen={price}
          onFen={onPrice}
        />
        {each !== null && <View className="small">{t('shop.each', { each: yuanOf(each) })}</View>}
      </View>
    </View>
  )
}

interface Props {
  readonly prizes: Prizes
  /** who sees what is noted here */
  readonly note: string
  readonly onChange: (prizes: Prizes) => void
  readonly onClose: () => void
}

/** What a budget in equal shares gives to one prize of each rank, in fen; and to a rank. null: no budget. */
function sharesOf({ sheet, tables, budget }: Prizes) {
  const shares = budget === 0 ? [] : equalBudget(budget, stockOf(sheet))
  if ('refused' in shares || shares.length === 0) return null
  const [first] = shares
  return {
    share: first?.share ?? 0,
    each: (rank: Rank) => (shares.find(s => s.rank === rank)?.each ?? 0) / tables
  }
}

/** The list to go shopping with: item, per table, tables, price of one, total; and what a budget comes to. */
export function Shopping({ prizes, note, onChange, onClose }: Props) {
  const { sheet, tables, budget } = prizes
  const list = shoppingList(sheet, tables)
  const rows = 'refused' in list ? [] : list.rows
  const shares = sharesOf(prizes)
  const price = (rank: Rank, fen: number) =>
    onChange({
      ...prizes,
      sheet: { ...sheet, ranks: { ...sheet.ranks, [rank]: { ...sheet.ranks[rank], price: fen } } }
    })
  const grand = (more: Partial<Prize>) =>
    onChange({ ...prizes, sheet: { ...sheet, grand: { ...(sheet.grand ?? NO_GRAND), ...more } } })
  const several = tables > 1
  const grandRow: ShoppingRow = {
    rank: 'grand',
    name: sheet.grand?.name ?? '',
    perTable: 1,
    tables: 1,
    price: sheet.grand?.price ?? 0,
    total: sheet.grand?.price ?? 0
  }
  const bought = DOWN.map(rank => rows.find(row => row.rank === rank)).filter(row => row !== undefined)
  return (
    <Sheet title={t('shop.title')} onClose={onClose}>
      <View className="bold down-8">{t('shop.tables')}</View>
      <Stepper
        value={tables}
        min={1}
        max={MOST_TABLES}
        unit={t('shop.tableUnit', { n: tables })}
        onChange={n => onChange({ ...prizes, tables: n })}
      />
      {bought.map(row => (
        <Line
          key={row.rank}
          row={row}
          name={row.name || t(`rank.${row.rank as Rank}`)}
          each={shares?.each(row.rank as Rank) ?? null}
          onPrice={fen => price(row.rank as Rank, fen)}
        />
      ))}
      {several && (
        <>
          <Line
            row={grandRow}
            name={grandRow.name || t('shop.grand')}
            each={null}
            onPrice={fen => grand({ price: fen })}
          />
          <View className="field down-8" id="grand-name">
            <Input
              defaultValue={grandRow.name}
              placeholder={t('open.prizeHint', { rank: t('shop.grand') })}
              placeholderClass="placeholder"
              maxlength={LONGEST_PRIZE}
              onInput={event => grand({ name: event.detail.value.trim() })}
              onBlur={event => grand({ name: event.detail.value.trim() })}
              aria-label={t('open.prizeName', { rank: t('shop.grand') })}
            />
          </View>
        </>
      )}
      <View className="headline serif down-24" id="shop-total">
        {t('shop.total', { sum: yuanOf('refused' in list ? 0 : list.total) })}
      </View>
      <View className="down-12">
        <Money
          id="shop-budget"
          label={t('shop.budget')}
          fen={budget}
          onFen={fen => onChange({ ...prizes, budget: fen })}
        />
        {shares && <View className="small">{t('shop.budgetNote', { share: yuanOf(shares.share) })}</View>}
      </View>
      <View className="small down-12">{note}</View>
      <View className="down-24" />
    </Sheet>
  )
}
