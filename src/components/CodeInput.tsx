import { Input, View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { t } from '@/i18n'
import { says, silent } from './aria'
import { Icon } from './Icon'
import { Phrases } from './Phrases'

/** How many characters an invite code has. */
export const CODE_LENGTH = 6

/** Room for a whole invitation that is pasted, behind a code that is there. */
const TYPED = 400

const usable = (typed: string): string => typed.toUpperCase().replace(/[^2-9A-HJKMNP-Z]/g, '')

/** The code that stands by itself in words behind the one that was there; null: there is none. */
const saidIn = (typed: string, before: string): string | null =>
  typed
    .split(/[^0-9A-Za-z]+/)
    .filter(word => word !== before && word.length === CODE_LENGTH && usable(word) === word)
    .at(-1) ?? null

/** What is typed as a code: capitals, only the characters a code can have, at most six. */
export const cleanCode = (typed: string): string => usable(typed).slice(0, CODE_LENGTH)

/** A cell that was tapped: the next character goes there. `gap`: how many cells from it on were emptied and wait. */
export interface Spot {
  readonly at: number
  readonly gap: number
}

/** What was put in between two texts, wherever the unseen cursor stood. */
function put(before: string, after: string): string {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return after.slice(start, after.length - end)
}

/**
 * A code after a keystroke: `typed` is what its field holds then. In a tapped cell a character takes the place of the
 * one that is there, and the end is next again; a backspace empties the cell, and the next one the cell before it.
 * What was emptied is filled first. A whole code that is pasted replaces all, also out of the words around it.
 */
export function editCode(code: string, typed: string, spot: Spot | null): [code: string, spot: Spot | null] {
  const all = usable(typed)
  const said = all.length > CODE_LENGTH ? saidIn(typed, code) : null
  if (said) return [said, null]
  const added = put(code, all)
  if (added.length >= CODE_LENGTH) return [cleanCode(added), null]
  const replaced = added !== '' && all.length <= code.length
  if (spot === null || replaced) return [cleanCode(all), null]
  const { at, gap } = spot
  if (added !== '') {
    const edited = cleanCode(code.slice(0, at) + added + code.slice(gap > 0 ? at : at + added.length))
    const left = gap - added.length
    return [edited, left > 0 ? { at: at + added.length, gap: left } : null]
  }
  const goes = gap > 0 ? at - 1 : at
  if (all.length >= code.length || goes < 0) return [code, spot]
  const edited = code.slice(0, goes) + code.slice(goes + 1)
  return [edited, goes < edited.length ? { at: goes, gap: gap + 1 } : null]
}

interface Props {
  /** 0 … 6 characters, as `cleanCode` leaves them */
  value: string
  /** why it was refused; what was typed stays */
  wrong?: string
  /** how often it was sent */
  tries?: number
  onChange: (value: string) => void
  /** six are there and the keyboard says done */
  onDone?: (value: string) => void
}

interface CellProps {
  readonly i: number
  readonly value: string
  readonly here: number
  readonly wrong: boolean
  /** what is typed goes somewhere */
  readonly focus: boolean
  readonly onTap: () => void
}

function Cell({ i, value, here, wrong, focus, onTap }: CellProps) {
  const names = ['code-cell number']
  if (i === 0) names.push('code-cell-first')
  if (i === 3) names.push('code-cell-fourth')
  const letter = value[i]?.trim() ?? ''
  if (letter) names.push('code-cell-full')
  if (wrong) names.push('code-cell-wrong')
  if (i === here && focus) names.push(letter ? 'code-cell-here' : 'code-cell-here code-cell-caret')
  return (
    <View className={names.join(' ')} onClick={onTap} {...silent}>
      {letter}
    </View>
  )
}

/** Taro's field; in a browser, with the one that has the focus in it. */
interface Field {
  querySelector?(what: 'input'): { focus(): void } | null
}

/** Six cells for the code of a table: it is seen where the next character goes, and a tap on one corrects it, behind the last goes on. */
export function CodeInput({ value, wrong, tries = 0, onChange, onDone }: Props) {
  const [spot, setSpot] = useState<Spot | null>(null)
  const [focus, setFocus] = useState(false)
  // Once it is there: a browser's field hears of a change, and not of what it began with.
  useEffect(() => setFocus(true), [])
  const lacks = wrong !== undefined && value.length < CODE_LENGTH
  // What is missing can be typed at once, each time. A browser gives the focus back to the button that was tapped while
  // all is drawn again: the field takes it afterwards.
  const field = useRef<Field>(null)
  useEffect(() => {
    if (!lacks) return
    setFocus(true)
    if (tries > 0) field.current?.querySelector?.('input')?.focus()
  }, [lacks, tries])
  const here = spot?.at ?? value.length
  const gap = spot?.gap ?? 0
  // With a gap before them the later characters stay in their cells.
  const shown = value.slice(0, here) + ' '.repeat(gap) + value.slice(here)
  const hear = (typed: string) => {
    const [code, next] = editCode(value, typed, spot)
    setSpot(next)
    onChange(code)
  }
  const tap = (i: number) => {
    const at = i < here + gap ? i : i - gap
    const waits = gap > 0 && (i >= value.length + gap || (i >= here && i < here + gap))
    if (!waits) setSpot(at < value.length ? { at, gap: 0 } : null)
    setFocus(true)
  }
  return (
    <View>
      <View className="code-input">
        {Array.from({ length: CODE_LENGTH }, (_, i) => (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: six places, and only the letters in them change
            key={i}
            {...{ i, here, focus }}
            value={shown}
            wrong={wrong !== undefined}
            onTap={() => tap(i)}
          />
        ))}
        <Input
          ref={field}
          className="code-field"
          type="text"
          value={value}
          focus={focus}
          maxlength={TYPED}
          confirmType="done"
          onInput={event => hear(event.detail.value)}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          onConfirm={() => value.length === CODE_LENGTH && onDone?.(value)}
          // Unseen like the whole field: a browser's screen reader calls the field by it.
          placeholder={t('join.field')}
          {...says(t('join.field'))}
        />
      </View>
      {wrong && (
        <View className="code-note" {...says(wrong, 'alert')}>
          <Icon name="info" size={22} />
          <Phrases text={wrong} />
        </View>
      )}
    </View>
  )
}
