import type { deskTerms as english } from '../en/desk-terms.ts'
import type { Words } from '../words.ts'

export const deskTerms = {
  title: 'Voorwaarden voor salons',
  lead: 'Wat salons en jij met elkaar afspreken, per versie. Elke versie blijft bewaard.',
  failed: 'De versies werden niet geladen',
  textFailed: 'De tekst werd niet geladen.',
  states: {
    former: 'Versie {{number}}, gold vanaf {{day}}',
    current: 'Versie {{number}}, geldt sinds {{day}}',
    coming: 'Versie {{number}}, geldt vanaf {{day}}',
  },
  mails: {
    begin: 'De mails gaan zo weg.',
    left_one: '{{count}} mail vertrokken.',
    left_other: '{{count}} mails vertrokken.',
    waiting_one: '{{count}} wacht nog; de versie geldt pas vijftien dagen na de laatste.',
    waiting_other: '{{count}} wachten nog; de versie geldt pas vijftien dagen na de laatste.',
    givenUp_one: '{{count}} opgegeven, bekijk bij de mislukte taken.',
    givenUp_other: '{{count}} opgegeven, bekijk bij de mislukte taken.',
  },
  read: 'Lees',
  readVersion: 'Lees versie {{number}}',
  versionTitle: 'Versie {{number}}',
  close: 'Sluiten',
  write: 'Schrijf een nieuwe versie',
  newVersion: 'Versie {{number}}',
  holdsFrom: 'Geldt vanaf',
  holdsFromHint: 'Niet eerder dan {{day}}: iedereen hoort het minstens vijftien dagen van tevoren.',
  change: {
    nl: 'Wat er verandert, in één zin, in het Nederlands',
    en: 'Wat er verandert, in één zin, in het Engels',
  },
  text: { nl: 'De hele tekst in het Nederlands', en: 'De hele tekst in het Engels' },
  textHint:
    'Met een lege regel begint een alinea. Besluiten over salons noemen artikel 2.1, 3.1, 3.2, 4.1 en 13.2: houd die nummers.',
  textFollows: '… de hele tekst',
  everyMember: 'Iedereen die bij een salon werkt',
  announce_one: 'Kondig aan en verstuur {{count}} mail',
  announce_other: 'Kondig aan en verstuur {{count}} mails',
  announcing: 'Wordt aangekondigd…',
  announced: 'De versie is aangekondigd',
  notAnnounced: 'De versie werd niet aangekondigd',
  outdated: 'Intussen zijn de voorwaarden anders',
  outdatedText:
    'Wat je schreef begon bij een andere versie en staat hier nog. Kopieer wat je wilt houden, ga terug en begin met de nieuwe tekst.',
  withdraw: 'Trek in',
  withdrawn: 'De versie is ingetrokken, niemand krijgt een mail',
  back: 'Terug',
  missing: {
    day: 'Kies een dag die ver genoeg weg is.',
    earlierDay: 'Kies een dag binnen een jaar.',
    change: 'Zeg in beide talen wat er verandert.',
    text: 'Schrijf de tekst in beide talen.',
    same: 'De tekst is nog dezelfde.',
    outdated: 'Een collega was eerst.',
  },
} satisfies Words<typeof english>
