/**
 * Further ways of showing a page whose flows have been through it once: dark, narrow, large, in another language. State by
 * state they are measured in tests/look, in every run; the flows go through them when there is time for it, or pictures
 * are asked for.
 */
export const corners = <Corner>(...all: readonly Corner[]): readonly Corner[] =>
  process.env.LONG === '1' || process.env.SHOTS ? all : []
