import type { reportMail as english } from '../en/report-mail.ts'
import type { Words } from '../words.ts'

export const reportMail = {
  what: {
    review: 'review',
    reply: 'antwoord op een review',
    picture: 'foto',
    provider: 'salonpagina',
  },
  receipt: {
    subject: 'We hebben je melding',
    heading: 'Dank voor je melding',
    opening:
      'Een mens leest hem en besluit met zorg, als regel binnen vijf werkdagen. Je hoort wat we deden.',
    about: 'Over',
    notYou: 'Was jij dit niet? Dan typte iemand een verkeerd adres en hoef je niets te doen.',
    link: 'Zo gaan we met meldingen om',
  },
  decision: {
    author: {
      hide: {
        subject: 'Verborgen: je {{what}}, en waarom',
        opening: 'Je {{what}} bij {{salon}} staat niet meer op onze pagina’s.',
      },
      stayHidden: {
        subject: 'Blijft verborgen: je {{what}}, en waarom',
        opening:
          'We keken opnieuw naar je {{what}} bij {{salon}}. Die blijft van onze pagina’s af.',
      },
      show: {
        subject: 'Weer te zien: je {{what}}',
        opening:
          'We keken opnieuw naar je {{what}} bij {{salon}}. Alles staat weer op onze pagina’s, zoals het was.',
      },
      stay: {
        subject: 'Blijft staan: je {{what}}, na een melding',
        opening: 'Iemand meldde je {{what}} bij {{salon}}. Er verandert niets.',
      },
    },
    reporter: {
      hide: {
        subject: 'Wat we met je melding deden',
        opening:
          'Dank voor je melding. Wat je meldde ({{what}} bij {{salon}}) staat niet meer op onze pagina’s.',
      },
      stayHidden: {
        subject: 'Wat we na het bezwaar deden',
        opening:
          'Er kwam bezwaar over wat je meldde ({{what}} bij {{salon}}). Het blijft verborgen.',
      },
      show: {
        subject: 'Wat we na het bezwaar deden',
        opening:
          'Er kwam bezwaar over wat je meldde ({{what}} bij {{salon}}). We keken opnieuw, en het staat weer op onze pagina’s.',
      },
      stay: {
        subject: 'Wat we met je melding deden',
        opening: 'Dank voor je melding. Wat je meldde ({{what}} bij {{salon}}) blijft staan.',
      },
    },
    greeting: 'Dag {{name}}.',
    labels: {
      ground: 'Grond',
      facts: 'Waarom',
      effect: 'Wat het betekent',
      cause: 'Hoe het bij ons kwam',
      decidedBy: 'Wie besloot',
    },
    effects: {
      review:
        'Niemand ziet hem op onze pagina’s en de sterren tellen niet meer mee. Er is geen einddatum.',
      reply: 'Niemand ziet het op onze pagina’s. Er is geen einddatum.',
      picture: 'Niemand ziet hem op de pagina van de salon. Er is geen einddatum.',
      provider: 'Niemand vindt de salon meer. Er is geen einddatum.',
      none: 'Er is niets verborgen.',
    },
    causes: { report: 'Door een melding.', own: 'De beheerder zag het zelf.' },
    decidedBy: 'Een mens. Er kwam geen computer aan te pas, ook niet om het te vinden.',
    objection:
      'Niet eens? Maak bezwaar tot {{day}}, met de knop hieronder. Als er een collega is, kijkt iemand anders opnieuw. Het kost niets.',
    final: 'Je maakte al eens bezwaar. Bij ons staat dit besluit nu vast.',
    court: 'Je kunt ook naar een erkende geschillencommissie of naar de rechter.',
    object: 'Maak bezwaar',
    look: 'Naar de site',
  },
  grounds: {
    'within-rules': 'Het past binnen onze regels en, voor zover wij zien, de wet.',
    'not-shown': 'Uit de melding blijkt niet dat een regel of wet is overtreden.',
    'measure-on-salon': 'We spreken de salon zelf aan; die hoort dat apart van ons.',
    'rule-visit': 'Onze regel: een review gaat over een bezoek aan deze salon.',
    'rule-persons': 'Onze regel: geen personen bij naam en niets privés.',
    'rule-tone': 'Onze regel: niet beledigen, bedreigen of discrimineren.',
    'rule-advertising': 'Onze regel: geen reclame.',
    'rule-honest': 'Onze regel: wat je ziet is echt, en van de salon zelf.',
    'other-rule': 'Onze gebruiksvoorwaarden.',
    'law-defamation': 'De wet: smaad en belediging (artikelen 261 en 266 Wetboek van Strafrecht).',
    'law-privacy': 'De privacywet (AVG).',
    'law-copyright': 'De Auteurswet.',
    'law-other': 'Een andere wet, hieronder genoemd.',
  },
} satisfies Words<typeof english>
