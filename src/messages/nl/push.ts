import type { push as english } from '../en/push.ts'
import type { Words } from '../words.ts'

export const push = {
  titles: {
    request: 'Nieuwe aanvraag',
    booking: 'Nieuwe boeking',
    change: 'Afspraak gewijzigd',
    cancellation: 'Afspraak geannuleerd',
    review: 'Nieuwe review',
    day: 'Jouw dag',
  },
  body: '{{salon}}, {{day}} om {{time}}',
  stars: '{{salon}}, {{rating}} van 5',
  day: {
    oneVisit: '{{salon}}, 1 afspraak, om {{time}}',
    visits: '{{salon}}, {{count}} afspraken, de eerste om {{time}}',
  },
} satisfies Words<typeof english>
