export { NAMES, POSTER, POSTER_FILES, type PosterTitle, type PosterWords, posterMarks } from './layout'
export { paint } from './paint'
