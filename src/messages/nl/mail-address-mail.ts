import type { mailAddressMail as english } from '../en/mail-address-mail.ts'
import type { Words } from '../words.ts'

export const mailAddressMail = {
  subject: '{{code}} is je code voor mails over een afspraak',
  heading: 'Is dit jouw mailadres?',
  opening:
    'Iemand heeft via Bloesem een afspraak geboekt en dit adres opgegeven voor de mails daarover. Was jij dat? Vul deze code dan in op de pagina van de afspraak. Vanaf dan mailen we je ook hier.',
  code: 'Code',
  life: 'De code werkt een half uur.',
  notYou: 'Was jij het niet? Dan hoef je niets te doen: zonder de code mailen we hier niets over.',
  link: 'Naar de afspraak',
} as const satisfies Words<typeof english>
