import type { signIn as english } from '../en/sign-in.ts'
import type { Words } from '../words.ts'
import { security } from './security.ts'

export const signIn = {
  language: 'Taal',
  languages: { en: 'English', nl: 'Nederlands' },
  home: 'Bloesem, naar de startpagina',
  problems_one: 'Eén ding klopt nog niet',
  problems_other: '{{count}} dingen kloppen nog niet',
  optional: 'niet verplicht',
  tooMany: 'Dat waren veel pogingen. Wacht {{minutes}} min en probeer het dan weer.',
  tooManyForName:
    'Er zijn veel wachtwoorden geprobeerd bij deze naam. Wacht {{minutes}} min, log in op een apparaat waar je dat eerder deed, of kies per mail een nieuw wachtwoord.',
  busy: 'Er loggen nu veel mensen tegelijk in. Wacht een paar tellen en probeer het dan weer.',
  back: 'Naar de startpagina',
  tryAgain: 'Probeer het nog eens',

  signIn: {
    title: 'Inloggen',
    text: 'Fijn dat je er bent. Hierna ga je verder waar je was.',
    login: 'E-mailadres of gebruikersnaam',
    password: 'Wachtwoord',
    submit: 'Inloggen',
    new: 'Nieuw hier?',
    signUp: 'Maak een account',
    wrong: 'Deze naam en dit wachtwoord horen niet bij elkaar. Kijk ze na en probeer het nog eens.',
  },
  social: {
    or: 'of',
    go: 'Verder met {{name}}',
    denied: 'Je bent bij {{name}} gestopt. Probeer het nog eens, of log hier in.',
    failed: 'Inloggen met {{name}} is niet gelukt. Probeer het nog eens, of log hier in.',
    away: '{{name}} geeft nu geen antwoord. Probeer het zo nog eens, of log hier in.',
    unverified:
      '{{name}} heeft je e-mailadres niet bevestigd, dus we weten niet zeker dat het van jou is. Bevestig het bij {{name}}, of maak hier een account.',
    known:
      'Je hebt al een account met {{email}}. Log één keer in met je wachtwoord; daarna kan het ook met {{name}}.',
  },
  demo: {
    title: 'Kijk rond als',
    text: 'Dit is een demo. Iedereen hier heeft hetzelfde wachtwoord:',
    roles: { customer: 'klant', provider: 'salon', operator: 'beheerder' },
  },
  demoNotice: {
    label: 'Demonstratie',
    text: 'Dit is een demonstratie. Salons, prijzen en reviews zijn verzonnen en er wordt niets echt geboekt.',
  },
  demoVisitor: {
    title: 'Kijk rond als bezoeker',
    text: 'Met één klik krijg je een eigen account, dat verder niemand ziet. Je hoeft niets in te vullen.',
    submit: 'Rondkijken',
    kept: 'Log je uit, dan komt niemand er meer in. Er gaat geen mail de deur uit: die van jou lees je bij Je mail, boven aan de pagina.',
    name: 'Demo Bezoeker',
  },
  signUp: {
    title: 'Maak een account',
    text: 'Daarmee boek en annuleer je je afspraken. Wat je hebt gekozen, blijft staan.',
    name: 'Voor- en achternaam',
    email: 'E-mailadres',
    phone: 'Telefoonnummer',
    phoneHint: 'Voor als je salon je moet bereiken',
    password: 'Wachtwoord',
    passwordHint: 'Minstens 10 tekens. Een paar woorden achter elkaar onthoud je makkelijk.',
    submit: 'Account maken',
    known: 'Heb je al een account?',
    signIn: 'Log in',
  },
  verify: {
    title: 'Kijk in je mail',
    text: 'We hebben een code gestuurd naar {{email}}. Die werkt een kwartier.',
    code: 'Code van acht cijfers',
    submit: 'Bevestigen',
    again: 'Stuur de code nog een keer',
    sent: 'De mail met je code is nog een keer onderweg.',
    nothing: 'Geen mail? Kijk bij je ongewenste mail, of kijk het adres na.',
    otherAddress: 'Gebruik een ander adres',
    wrong: 'Deze code klopt niet of werkt niet meer. Kijk hem na, of laat een nieuwe sturen.',
  },
  forgot: {
    link: 'Wachtwoord vergeten?',
    title: 'Een nieuw wachtwoord',
    text: 'Vul je e-mailadres of gebruikersnaam in. We mailen je een code, en daarmee kies je een nieuw wachtwoord.',
    submit: 'Stuur me een code',
    known: 'Weet je het weer?',
    signIn: 'Log in',
  },
  reset: {
    title: 'Kies een nieuw wachtwoord',
    text: 'Is er een account voor {{login}}, dan is er een code onderweg naar het mailadres dat erbij hoort. Die werkt een kwartier.',
    password: 'Nieuw wachtwoord',
    submit: 'Opslaan en verder',
    everywhere: 'Hierna ben je hier ingelogd, en op al je andere apparaten uitgelogd.',
    nothing: 'Geen mail? Kijk bij je ongewenste mail, of',
    otherName: 'probeer een ander adres',
  },
  wrong: {
    login: 'Vul je e-mailadres of gebruikersnaam in',
    password: 'Vul je wachtwoord in',
    name: 'Vul je naam in',
    email: 'Er mist iets in het adres. Goed is bijvoorbeeld anouk@voorbeeld.nl',
    phone: 'Hooguit 20 cijfers, spaties en streepjes, zoals 06-12345678 of +31 6 12345678',
    newPassword: 'Maak het 10 tot 200 tekens lang',
    weakPassword:
      'Dit wachtwoord is makkelijk te raden. Kies drie of vier woorden die niets met elkaar of met je naam te maken hebben.',
    code: 'Vul de cijfers uit de mail in',
  },
  factor: {
    code: 'Code van zes cijfers uit je app',
    missingCode: 'Vul de zes cijfers in die je app laat zien',
    wrongCode:
      'Deze code klopt niet of is al gebruikt. Wacht op de volgende, en kijk of de klok van je telefoon goed staat.',
  },
  security,
  broken: {
    expired: {
      title: 'Deze inlogpagina is verlopen',
      text: 'Hij stond lang open, of je hebt in een ander tabblad al ingelogd. Begin opnieuw; wat je hebt gekozen, blijft staan.',
    },
    wrongLink: {
      title: 'Zo lukt het inloggen niet',
      text: 'De link hierheen klopt niet. Begin opnieuw vanaf de startpagina.',
    },
    unreadable: {
      title: 'Dit kwam niet goed over',
      text: 'Het formulier was te lang, of er staat iets in wat geen tekst is. Ga terug en probeer het nog eens.',
    },
    trouble: {
      title: 'Inloggen lukt nu even niet',
      text: 'Er ging bij ons iets mis. Probeer het zo nog eens; er is niets verloren.',
    },
  },
  signOut: {
    title: 'Uitloggen?',
    text: 'Je wordt in deze browser uitgelogd bij Bloesem.',
    submit: 'Uitloggen',
    stay: 'Ingelogd blijven',
    doneTitle: 'Je bent uitgelogd',
    doneText: 'Tot snel.',
  },
} satisfies Words<typeof english>
