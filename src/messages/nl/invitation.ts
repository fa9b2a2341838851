import type { invitation as english } from '../en/invitation.ts'
import type { Words } from '../words.ts'

export const invitation = {
  title: 'Werk mee bij {{salon}}',
  lead: '{{inviter}} nodigt je uit als {{role}}.',
  leadOfSalon: '{{salon}} nodigt je uit als {{role}}.',
  until: 'De uitnodiging is voor {{email}} en geldt tot {{day}}, {{time}}.',
  roles: { owner: 'eigenaar', manager: 'manager', staff: 'medewerker', reception: 'receptie' },
  may: {
    owner: 'Je mag alles in deze salon, ook anderen uitnodigen en instellingen wijzigen.',
    manager: 'Je regelt agenda, klanten, behandelingen, openingstijden en cijfers.',
    staff: 'Je regelt agenda en klanten, en ziet de cijfers.',
    reception: 'Je beantwoordt aanvragen en zet afspraken in de agenda.',
  },
  signIn: 'Log in of maak een account',
  signInReason: 'Log in met het adres dat is uitgenodigd, of maak er een account mee.',
  signInText: 'Gebruik {{email}}: met een ander adres werkt de uitnodiging niet.',
  accept: 'Neem de uitnodiging aan',
  accepting: 'Even geduld',
  accepted: 'Welkom bij {{salon}}.',
  decline: 'Nee, bedankt',
  declining: 'Even geduld',
  failed: 'Je antwoord is niet aangekomen',
  retrySafe: 'Opnieuw proberen kan geen kwaad.',
  otherAccount: {
    title: 'Je bent met een ander adres ingelogd',
    text: 'Deze uitnodiging is voor {{email}}, en je account {{user}} heeft een ander adres. Log in met dat adres, of vraag om een uitnodiging op je eigen adres.',
    action: 'Inloggen met een ander account',
    failed: 'Inloggen lukt nu even niet. Probeer het opnieuw.',
  },
  member: {
    title: 'Je werkt al bij {{salon}}',
    text: 'Je rol blijft zoals hij is. Je hoeft niets te doen.',
    action: 'Open de salon',
  },
  ended: {
    accepted: {
      title: 'Deze uitnodiging is al gebruikt',
      text: 'Was jij dat? Log in en open je salon. Zo niet, vraag {{salon}} dan om een eigen uitnodiging.',
    },
    declined: {
      title: 'Deze uitnodiging is afgeslagen',
      text: 'Wil je toch meedoen? Vraag {{salon}} om een nieuwe uitnodiging.',
    },
    withdrawn: {
      title: 'Deze uitnodiging is ingetrokken',
      text: '{{salon}} heeft hem ingetrokken. Denk je dat het een vergissing is? Vraag om een nieuwe.',
    },
    expired: {
      title: 'Deze uitnodiging is verlopen',
      text: 'Hij gold tot {{day}}. Vraag {{salon}} om hem opnieuw te sturen; dat is één druk op de knop.',
    },
  },
  unknown: {
    title: 'We kennen deze uitnodiging niet',
    text: 'Kreeg je hierna nog een mail? Gebruik dan de link uit de laatste. Vraag anders de salon om je opnieuw uit te nodigen.',
  },
  openSalon: 'Naar je salon',
  home: 'Naar de voorpagina',
  loadFailed: 'De uitnodiging is niet geladen',
} satisfies Words<typeof english>
