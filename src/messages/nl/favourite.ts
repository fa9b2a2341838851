import type { favourite as english } from '../en/favourite.ts'
import type { Words } from '../words.ts'

export const favourite = {
  keep: 'Bewaar {{name}}',
  notKept: '{{name}} is niet bewaard. Probeer het nog eens.',
  stillKept: '{{name}} staat nog bij je favorieten. Probeer het nog eens.',
} satisfies Words<typeof english>
