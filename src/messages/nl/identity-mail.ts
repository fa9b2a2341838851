import type { identityMail as english } from '../en/identity-mail.ts'
import type { Words } from '../words.ts'

export const identityMail = {
  hello: 'Hoi,',
  regards: 'Tot snel,',
  sender: 'Bloesem',
  code: {
    subject: '{{code}} is je code voor Bloesem',
    text: 'Welkom. Vul deze code in om je adres te bevestigen:',
    life: 'De code werkt een kwartier.',
    stranger:
      'Heb je je niet aangemeld? Dan hoef je niets te doen: zonder de code komt er geen account.',
  },
  passwordCode: {
    subject: '{{code}} is je code voor een nieuw wachtwoord',
    text: 'Vul deze code in om een nieuw wachtwoord te kiezen:',
    life: 'De code werkt een kwartier.',
    stranger:
      'Heb je hier niet om gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
  },
  setUpCode: {
    subject: '{{code}} is je code voor inloggen in twee stappen',
    text: 'Vul deze code in om inloggen in twee stappen in te stellen:',
    life: 'De code werkt een kwartier.',
    stranger:
      'Was jij dit niet? Dan is iemand anders ingelogd in je account. Geef de code aan niemand, en kies meteen een nieuw wachtwoord, via ‘Wachtwoord vergeten?’ op de inlogpagina: daarna is iedereen uitgelogd.',
  },
  passwordChanged: {
    subject: 'Je wachtwoord is veranderd',
    text: 'Je hebt net een nieuw wachtwoord gekozen voor Bloesem. Overal waar je verder was ingelogd, ben je nu uitgelogd.',
    stranger:
      'Was jij dit niet? Kies dan meteen zelf een nieuw wachtwoord, via ‘Wachtwoord vergeten?’ op de inlogpagina:',
  },
  secondFactor: {
    'app-added': {
      subject: 'Inloggen in twee stappen staat aan',
      text: 'Je authenticator-app is ingesteld. Vanaf nu vragen we na je wachtwoord een code van je app.',
    },
    'app-removed': {
      subject: 'Je authenticator-app is uitgezet',
      text: 'Je authenticator-app is uitgezet. Heb je geen passkey, dan is je wachtwoord nu genoeg om in te loggen, en werken je herstelcodes niet meer.',
    },
    'passkey-added': {
      subject: 'Er is een passkey bij je account gekomen',
      text: 'Er is een passkey toegevoegd aan je account. Die kun je gebruiken na je wachtwoord, als je inlogt.',
    },
    'passkey-removed': {
      subject: 'Er is een passkey uit je account gehaald',
      text: 'Er is een passkey verwijderd uit je account. Je kunt er niet meer mee inloggen.',
    },
    'codes-replaced': {
      subject: 'Je hebt nieuwe herstelcodes',
      text: 'Er zijn tien nieuwe herstelcodes gemaakt voor je account. De oude werken niet meer.',
    },
    'code-used': {
      subject: 'Er is een herstelcode gebruikt',
      text: 'Iemand heeft net met een van je herstelcodes ingelogd in je account. Die code werkt niet nog een keer.',
    },
    'removed-by-operator': {
      subject: 'Je inloggen in twee stappen is uitgezet',
      text: 'Je vroeg ons om je inloggen in twee stappen uit te zetten. Dat is gebeurd: je wachtwoord is nu genoeg om in te loggen. Stel het weer in zodra het kan.',
    },
    stranger:
      'Was jij dit niet? Kies dan meteen een nieuw wachtwoord, via ‘Wachtwoord vergeten?’ op de inlogpagina, en kijk bij je inloggen in twee stappen:',
  },
  known: {
    subject: 'Je hebt al een account bij Bloesem',
    text: 'Iemand meldde zich aan met dit adres, en daar hoort al een account bij. Was jij het, log dan gewoon in:',
    userName: 'Je gebruikersnaam is {{userName}}.',
    stranger: 'Was jij het niet? Dan hoef je niets te doen: er is niets veranderd.',
  },
} satisfies Words<typeof english>
