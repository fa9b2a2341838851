import type { providerTermsMail as english } from '../en/provider-terms-mail.ts'
import type { Words } from '../words.ts'

export const providerTermsMail = {
  subject: 'De voorwaarden voor salons veranderen op {{day}}',
  heading: 'Nieuwe voorwaarden vanaf {{day}}',
  opening:
    'Je werkt bij een salon op Bloesem. Versie {{number}} van de voorwaarden voor salons geldt niet eerder dan {{day}}. Tot dan blijft alles zoals het is.',
  openingOfRegistered:
    'Je salon is toegelaten tot Bloesem, en er werkt nog niemand aan. Versie {{number}} van de voorwaarden voor salons geldt niet eerder dan {{day}}. Tot dan blijft alles zoals het is.',
  rows: {
    change: 'Wat er verandert',
    choice: 'Wat je kunt doen',
    text: 'De tekst van versie {{number}}',
  },
  choice:
    'Ben je het eens? Dan hoef je niets te doen. Ben je het er niet mee eens? Dan kan een eigenaar de salon voor {{day}} laten stoppen. Antwoord daarvoor op deze mail.',
  why: 'Deze mail gaat naar iedereen die bij een salon werkt. De wet vraagt het: P2B-verordening, artikel 3.',
  whyRegistered:
    'Deze mail gaat ook naar salons die zijn aangemeld. De wet vraagt het: P2B-verordening, artikel 3.',
  link: 'Lees de voorwaarden',
} as const satisfies Words<typeof english>
