import type { invitationMail as english } from '../en/invitation-mail.ts'
import type { Words } from '../words.ts'

export const invitationMail = {
  subject: '{{salon}} nodigt je uit',
  heading: 'Werk mee bij {{salon}}',
  opening: '{{inviter}} nodigt je uit om in Bloesem mee te werken bij {{salon}}.',
  openingOfSalon: '{{salon}} nodigt je uit om in Bloesem mee te werken.',
  openingOfOperator: 'Je salon {{salon}} staat klaar in Bloesem. Open hem en maak hem van jou.',
  salon: 'Salon',
  role: 'Je rol',
  roles: {
    owner: {
      name: 'Eigenaar',
      may: 'Je mag alles, ook anderen uitnodigen en instellingen wijzigen.',
    },
    manager: {
      name: 'Manager',
      may: 'Je regelt agenda, klanten, behandelingen, openingstijden en cijfers.',
    },
    staff: { name: 'Medewerker', may: 'Je regelt agenda en klanten, en ziet de cijfers.' },
    reception: {
      name: 'Receptie',
      may: 'Je beantwoordt aanvragen en zet afspraken in de agenda.',
    },
  },
  address:
    'Log in met {{email}}, of maak er een account mee. Met een ander adres werkt de uitnodiging niet.',
  life: 'De link werkt tot {{day}}, {{time}}.',
  notYou: 'Ken je deze salon niet? Dan hoef je niets te doen.',
  welcome: {
    subject: 'Je salon mag open',
    heading: 'Je salon mag open, {{name}}',
    opening:
      'We hebben {{salon}} nagekeken. Open je salon, dan zet je in een kwartier je tijden en behandelingen klaar.',
    note: 'Van ons',
    hidden: 'Je salon is nog niet te zien. Jij zet je pagina aan als alles klopt.',
    notYou: 'Niet door jou aangevraagd? Doe niets, dan vervalt deze uitnodiging.',
    link: 'Open je salon',
  },
  link: 'Bekijk de uitnodiging',
} as const satisfies Words<typeof english>
