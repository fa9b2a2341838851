import type { offline as english } from '../en/offline.ts'
import type { Words } from '../words.ts'
import { offlineAgenda } from './offline-agenda.ts'

export const offline = {
  pageTitle: 'Geen verbinding · Bloesem',
  title: 'Geen verbinding',
  text: 'Bloesem is nu niet te bereiken. Wat je voor een boeking typte, staat nog in deze browser.',
  retry: 'Probeer opnieuw',
  visits: 'Je afspraken',
  asOf: 'Stand van {{moment}}. Er kan sindsdien iets veranderd zijn, en zonder verbinding kun je hier niets wijzigen.',
  moment: '{{day}}, {{time}}',
  times: '{{from}} – {{to}}',
  agenda: {
    ...offlineAgenda,
    pageTitle: 'Agenda, geen verbinding · Bloesem',
    today: 'Vandaag',
    empty: 'Er staat niets op deze dag.',
    someone: 'Klant zonder account',
    waits: 'inwerken {{start}} – {{end}}',
    blocked: 'Niet beschikbaar',
    // As the agenda names them, which is not how a customer's page does.
    status: {
      PENDING: 'In afwachting',
      ACCEPTED: 'Geaccepteerd',
      CONFIRMED: 'Bevestigd',
      COMPLETED: 'Geweest',
      NO_SHOW: 'Niet gekomen',
      CANCELLED: 'Geannuleerd',
      DECLINED: 'Afgewezen',
    },
  },
} satisfies Words<typeof english>
