import { createRoot } from 'react-dom/client'
import '../../support/words'
import { PAGES } from '.'
import { shown } from './parts'

/** All pages side by side, each in a phone of its own. */
const all = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap' }}>
    {Object.keys(PAGES).map(page => (
      <a key={page} href={`#${page}`} target="_blank" rel="noreferrer" style={{ margin: 8 }}>
        <div>{page}</div>
        <iframe title={page} src={`?${page}#${page}`} width={390} height={844} loading="lazy" />
      </a>
    ))}
  </div>
)

document.body.dataset.pages = Object.keys(PAGES).join(' ')
createRoot(document.getElementById('gallery')!).render(PAGES[shown]?.() ?? all())
