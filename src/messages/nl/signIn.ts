import type { signIn as english } from '../en/signIn.ts'
import type { Words } from '../words.ts'

export const signIn = {
  language: 'Taal',
  languages: { en: 'English', nl: 'Nederlands' },
  home: 'Bloesem, naar de startpagina',
  problems_one: 'Eén ding klopt nog niet',
  problems_other: '{{count}} dingen kloppen nog niet',
  optional: 'hoeft niet',
  tooMany: 'Dat waren veel pogingen. Wacht {{minutes}} min en probeer het dan weer.',
  back: 'Naar de startpagina',

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
    code: 'Code van zes cijfers',
    submit: 'Bevestigen',
    again: 'Stuur een nieuwe code',
    sent: 'Er is een nieuwe code naar je onderweg. De oude werkt niet meer.',
    nothing: 'Geen mail? Kijk bij je ongewenste mail, of kijk het adres na.',
    otherAddress: 'Gebruik een ander adres',
    wrong: 'Deze code klopt niet of werkt niet meer. Kijk hem na, of laat een nieuwe sturen.',
  },
  wrong: {
    login: 'Vul je e-mailadres of gebruikersnaam in',
    password: 'Vul je wachtwoord in',
    name: 'Vul je naam in',
    email: 'Er mist iets in het adres. Goed is bijvoorbeeld anouk@voorbeeld.nl',
    phone: 'Alleen cijfers en spaties, zoals 06 12345678 of +31 6 12345678',
    newPassword: 'Maak het minstens 10 tekens lang',
    code: 'Vul de zes cijfers uit de mail in',
  },
  broken: {
    expired: {
      title: 'Deze inlogpagina is verlopen',
      text: 'Hij stond lang open, of je hebt in een ander tabblad al ingelogd. Begin opnieuw; wat je hebt gekozen, blijft staan.',
    },
    wrongLink: {
      title: 'Zo lukt het inloggen niet',
      text: 'De link hierheen klopt niet. Begin opnieuw vanaf de startpagina.',
    },
    trouble: {
      title: 'Inloggen lukt nu even niet',
      text: 'Er ging bij ons iets mis. Ga terug en probeer het zo nog eens; er is niets verloren.',
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
