import type { reviews as english } from '../en/reviews.ts'
import type { Words } from '../words.ts'

export const reviews = {
  title: 'Reviews',
  pageTitle: 'Reviews van {{name}} in {{city}}',
  pageDescription_one:
    '{{count}} review van {{name}} in {{city}}, gemiddeld {{rating}} van de 5. {{intro}}',
  pageDescription_other:
    '{{count}} reviews van {{name}} in {{city}}, gemiddeld {{rating}} van de 5. {{intro}}',
  pageDescriptionNone: 'Wat bezoekers zeggen over {{name}} in {{city}}. {{intro}}',
  from_one: 'uit {{count}} review',
  from_other: 'uit {{count}} reviews',
  ratingOf: 'De beoordeling in het kort',
  spread: 'Zo zijn de sterren verdeeld',
  whoWrites: 'Alleen wie een afspraak heeft gehad die hier geboekt is, kan een review schrijven.',
  book: 'Boek hier',
  moreFailed: 'De rest kwam niet door. Wat je ziet blijft staan.',
} satisfies Words<typeof english>
