import type { Mark } from './layout'

/** The part of a canvas' two-dimensional context that drawing needs, in WeChat and in a browser. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  'drawImage' | 'fillText' | 'measureText' | 'font' | 'fillStyle' | 'textAlign'
>

const SERIF = '"Songti SC","Noto Serif SC","Source Han Serif SC","STSong","Noto Serif",serif'

type Words = Extract<Mark, { kind: 'words' }>

const letters = (pen: Pen, { weight }: Words, size: number): void => {
  pen.font = `${weight} ${Math.floor(size)}px ${SERIF}`
}

/** The words as they fit into their width: whole, smaller, or with an end that says that there was more. */
function fitted(pen: Pen, mark: Words): string {
  const { text, size, least, width } = mark
  letters(pen, mark, size)
  const fits = (all: string) => pen.measureText(all).width <= width
  if (fits(text)) return text
  letters(pen, mark, Math.max(least, (size * width) / pen.measureText(text).width))
  if (fits(text)) return text
  const rest = [...text]
  while (rest.length > 1 && !fits(`${rest.join('')}…`)) rest.pop()
  return `${rest.join('')}…`
}

/** Draws marks with a pen whose units are those of the marks; `pictures`: the files by their number. */
export function paint(pen: Pen, marks: readonly Mark[], pictures: readonly CanvasImageSource[]): void {
  pen.textAlign = 'center'
  for (const mark of marks) {
    if (mark.kind === 'picture') {
      const picture = pictures[mark.file]
      if (picture) pen.drawImage(picture, ...mark.from, ...mark.to)
      continue
    }
    const text = fitted(pen, mark)
    pen.fillStyle = mark.colour
    pen.fillText(text, mark.x, mark.y)
  }
}
