import type { memberMail as english } from '../en/member-mail.ts'
import type { Words } from '../words.ts'

export const memberMail = {
  labels: { stars: 'Sterren', text: 'Review' },
  review: {
    subject: 'Nieuwe review van {{salon}}: {{rating}} van 5',
    heading: 'Een nieuwe review',
    opening: 'Een klant schreef over een bezoek aan {{salon}}.',
    stars: '{{rating}} van 5',
    note: 'Iedereen kan de review lezen, en jouw antwoord erop.',
    link: 'Lees en antwoord',
  },
  day: {
    subject: 'Jouw dag: {{day}}, {{visits}}',
    heading: 'Vandaag {{visits}}',
    opening: 'Bij {{salon}} op {{day}}. De eerste begint om {{time}}.',
    oneVisit: '1 afspraak',
    visits: '{{count}} afspraken',
    nobody: 'Zonder naam',
    atHome: 'Bij de klant thuis',
    request: 'Aanvraag: wacht op antwoord',
    link: 'Open de agenda',
  },
  why: 'Deze mail staat aan in je instellingen. Zet hem uit bij Meldingen: {{url}}',
} as const satisfies Words<typeof english>
