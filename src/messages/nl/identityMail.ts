import type { identityMail as english } from '../en/identityMail.ts'
import type { Words } from '../words.ts'

export const identityMail = {
  hello: 'Hoi {{name}},',
  regards: 'Tot snel,',
  sender: 'Bloesem',
  code: {
    subject: '{{code}} is je code voor Bloesem',
    text: 'Welkom. Vul deze code in om je adres te bevestigen:',
    life: 'De code werkt een kwartier.',
    stranger:
      'Heb je je niet aangemeld? Dan hoef je niets te doen: zonder de code komt er geen account.',
  },
  known: {
    subject: 'Je hebt al een account bij Bloesem',
    text: 'Iemand meldde zich aan met dit adres, en daar hoort al een account bij. Was jij het, log dan gewoon in:',
    userName: 'Je gebruikersnaam is {{userName}}.',
    stranger: 'Was jij het niet? Dan hoef je niets te doen: er is niets veranderd.',
  },
} satisfies Words<typeof english>
