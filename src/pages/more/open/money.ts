/** Fen of what somebody typed as yuan, '12.5'; '' is 0. null: it is no amount of 0 … 100,000 yuan. */
export function fenOf(typed: string): number | null {
  const text = typed.trim().replace(/[。．,，]/g, '.')
  if (text === '') return 0
  if (!/^\d{1,6}(\.\d{0,2})?$/.test(text)) return null
  const fen = Math.round(Number(text) * 100)
  return fen <= 10_000_000 ? fen : null
}

/** Fen as yuan are written, without a superfluous nought: 1250 → '12.5'. */
export const yuanOf = (fen: number): string => String(Math.round(fen) / 100)
