import type { outcome as english } from '../en/outcome.ts'
import type { Words } from '../words.ts'

export const outcome = {
  title: 'Hoe liep het?',
  until:
    'Tot {{day}} {{time}} kun je dit nog veranderen. Een bevestigde afspraak staat daarna vanzelf op Geweest.',
  saving: 'Bezig met opslaan',
  counts: 'Telt mee in je cijfers',
  COMPLETED: {
    title: 'Geweest',
    mailed: 'Je klant mag een review schrijven',
    notMailed: 'Telt als bezoek op de kaart van je klant',
    set: 'Afronden als geweest',
  },
  NO_SHOW: {
    title: 'Niet gekomen',
    mailed: 'Telt op de kaart van je klant, die krijgt hierover een mail',
    notMailed: 'Telt op de kaart van je klant, die krijgt geen mail',
    set: 'Zet op niet gekomen',
  },
  CANCELLED: {
    title: 'Geannuleerd door ons',
    mailed: 'Je klant krijgt een mail met je reden',
    notMailed: 'Je klant krijgt geen mail, laat het zelf even weten',
    set: 'Annuleer de afspraak',
  },
} as const satisfies Words<typeof english>
