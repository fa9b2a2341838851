import type { accountMail as english } from '../en/account-mail.ts'
import type { Words } from '../words.ts'

export const accountMail = {
  deleted: {
    subject: 'Je account is verwijderd',
    heading: 'Je account is weg',
    opening:
      'Je account en alles over jou dat we mogen laten gaan is verwijderd. Je bent overal uitgelogd.',
    kept: 'Eerdere boekingen blijven in de boeken zolang de Belastingdienst dat vraagt, zonder je naam of iets anders van jou. Ook je reviews blijven, zonder naam.',
    last: 'Dit is onze laatste mail aan jou; je adres bewaren we niet. Was jij dit niet? Beantwoord dan deze mail.',
    link: 'Wat we bewaren en waarom',
  },
} satisfies Words<typeof english>
