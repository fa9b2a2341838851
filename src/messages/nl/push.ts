import type { push as english } from '../en/push.ts'
import type { Words } from '../words.ts'

export const push = {
  titles: {
    request: 'Nieuwe aanvraag',
    booking: 'Nieuwe boeking',
    change: 'Afspraak gewijzigd',
    cancellation: 'Afspraak geannuleerd',
  },
  body: '{{salon}}, {{day}} om {{time}}',
} satisfies Words<typeof english>
