declare module 'react-dom/client' {
  import type { ReactNode } from 'react'

  export const createRoot: (node: Element) => { render(children: ReactNode): void; unmount(): void }
}
