import type { offlineAgenda as english } from '../en/offline-agenda.ts'
import type { Words } from '../words.ts'

export const offlineAgenda = {
  title: 'Geen verbinding.',
  asOf: 'Je ziet de agenda van {{time}}, {{age}}. Wijzigen kan weer als je online bent.',
  age: {
    now: 'net gelezen',
    minutes_one: '{{count}} minuut oud',
    minutes_other: '{{count}} minuten oud',
    hours_one: '{{count}} uur oud',
    hours_other: '{{count}} uur oud',
  },
  missing: 'Deze dag is niet bewaard in deze browser. Om hem te zien heb je verbinding nodig.',
  off: 'Geen verbinding. Wijzigen kan weer als je online bent.',
} satisfies Words<typeof english>
