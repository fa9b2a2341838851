import { segments } from '../../../ui/choice.tsx'

/** Segments that lie below each other on phones. */
export const STACKED_GROUP = `${segments} max-sm:grid-flow-row max-sm:rounded-lg`

/** One of them: its edges are straight where it touches the others. */
export const STACKED_CHOICE =
  'max-sm:not-first:border-t max-sm:not-first:border-l-0 max-sm:has-checked:rounded-none'
