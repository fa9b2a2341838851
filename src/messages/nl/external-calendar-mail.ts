import type { externalCalendarMail as english } from '../en/external-calendar-mail.ts'
import type { Words } from '../words.ts'

export const externalCalendarMail = {
  subject: 'De agenda {{calendar}} is niet meer te lezen',
  heading: 'We kunnen {{calendar}} niet meer lezen',
  opening:
    'We lazen deze agenda voor het laatst op {{day}}, meer dan een week geleden. Wat erin staat telt niet meer mee: klanten kunnen die tijden weer boeken.',
  salon: 'Salon',
  todo: 'Klopt het adres nog? Verwijder de agenda en voeg hem toe met het adres van nu. Wij blijven het proberen, en nemen de bezette tijden weer over zodra het lukt.',
  link: 'Open de instellingen',
} as const satisfies Words<typeof english>
