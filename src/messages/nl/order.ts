import type { order as english } from '../en/order.ts'
import type { Words } from '../words.ts'

export const order = {
  title: 'Mijn afspraken',
  signInReason: 'Log in om je afspraken te zien. Je komt op deze pagina terug.',
  signedOut: {
    title: 'Log in om je afspraken te zien',
    text: 'Wat eraan komt en wat is geweest, met alles wat je moet weten.',
  },
  book: 'Nieuwe afspraak',
  toCome: 'Komt eraan',
  earlier: 'Eerder en geannuleerd',
  all_one: 'Je enige afspraak.',
  all_other: 'Al je {{count}} afspraken.',
  some_one: '{{count}} afspraak getoond, hieronder staan er meer.',
  some_other: '{{count}} afspraken getoond, hieronder staan er meer.',
  bookedOn: 'Geboekt op {{day}}',
  inDays_one: 'over {{count}} dag',
  inDays_other: 'over {{count}} dagen',
  today: 'vandaag',
  tomorrow: 'morgen',
  view: 'Bekijk',
  viewAt: 'je afspraak bij {{salon}}, {{moment}}',
  rebook: 'Boek opnieuw',
  rebookAt: 'bij {{salon}}, zoals op {{moment}}',
  more: 'Toon meer afspraken',
  moreBusy: 'Meer ophalen',
  moreFailed: 'De rest kwam niet door. Wat je ziet blijft staan.',
  failed: 'Je afspraken zijn niet geladen',
  empty: {
    title: 'Je hebt nog niets geboekt',
    freeToday_one:
      'Vandaag is er in en rond {{city}} {{count}} salon met een vrije stoel. De eerste om {{time}}.',
    freeToday_other:
      'Vandaag zijn er in en rond {{city}} {{count}} salons met een vrije stoel. De eerste om {{time}}.',
    text: 'Kies een salon en een tijd die vrij is. Je afspraak komt dan hier te staan.',
    search: 'Zoek een salon',
  },
  status: {
    PENDING: 'In afwachting',
    ACCEPTED: 'Geaccepteerd',
    CONFIRMED: 'Bevestigd',
    COMPLETED: 'Geweest',
    CANCELLED: 'Geannuleerd',
    DECLINED: 'Afgewezen',
    NO_SHOW: 'Niet gekomen',
  },
} satisfies Words<typeof english>
