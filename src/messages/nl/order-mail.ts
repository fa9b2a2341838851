import type { orderMail as english } from '../en/order-mail.ts'
import type { Words } from '../words.ts'

export const orderMail = {
  customer: {
    confirmed: {
      subject: 'Geboekt: {{when}}, {{salon}}',
      heading: 'Tot {{day}}, {{firstName}}',
      opening: 'Je afspraak bij {{salon}} staat.',
    },
    requested: {
      subject: 'Aangevraagd: {{when}}, {{salon}}',
      heading: 'Je aanvraag is onderweg, {{firstName}}',
      opening:
        '{{salon}} bekijkt elke boeking zelf en laat het je weten. Tot die tijd blijft de tijd voor jou.',
    },
    changed: {
      subject: 'Gewijzigd: {{when}}, {{salon}}',
      heading: 'Je afspraak is gewijzigd',
      byReader: 'Je hebt je afspraak bij {{salon}} gewijzigd. Zo staat hij nu.',
      byOther: '{{salon}} heeft je afspraak gewijzigd. Zo staat hij nu.',
      requested:
        'Je hebt je afspraak gewijzigd. {{salon}} kijkt ernaar en laat het je weten. Tot die tijd blijft de tijd voor jou.',
      proposed:
        '{{salon}} heeft je aanvraag naar een andere tijd verplaatst. Ga akkoord bij je afspraak, dan staat hij. De salon kan hem ook zelf bevestigen. Tot die tijd blijft deze tijd voor jou.',
      free: 'Komt de nieuwe tijd uit? Ga dan akkoord bij je afspraak. Komt hij niet uit? Kies dan een andere tijd of annuleer gratis.',
    },
    agreed: {
      subject: 'Bevestigd: {{when}}, {{salon}}',
      heading: 'Tot {{day}}, {{firstName}}',
      opening: '{{salon}} heeft je afspraak bevestigd.',
      byCustomer: {
        opening: 'Je bent akkoord met de tijd die {{salon}} voorstelde. Je afspraak staat.',
      },
    },
    declined: {
      subject: 'Gaat niet door: {{when}}, {{salon}}',
      heading: 'Deze tijd lukt niet',
      bySalon: '{{salon}} kan je afspraak helaas niet aannemen.',
      unanswered: '{{salon}} heeft niet op tijd op je aanvraag geantwoord.',
      note: 'Het kost je niets. Kies een andere tijd of een andere salon.',
    },
    cancelled: {
      subject: 'Geannuleerd: {{when}}, {{salon}}',
      heading: 'Je afspraak is geannuleerd',
      byReader: 'Je hebt je afspraak bij {{salon}} geannuleerd op {{cancelledAt}}.',
      byOther: '{{salon}} heeft je afspraak geannuleerd op {{cancelledAt}}.',
      note: 'Het kost je niets. Bewaar deze mail: het is je bewijs.',
    },
    missed: {
      subject: 'Niet gekomen: {{when}}, {{salon}}',
      heading: 'Je afspraak ging zonder jou voorbij',
      opening: '{{salon}} noteerde dat je niet bent gekomen.',
      note: 'Klopt dat niet? Laat het de salon weten: {{contact}}. Die kan het tot {{until}} aanpassen. Daarna kun je Bloesem schrijven, via Contact.',
    },
    corrected: {
      subject: 'Verbeterd: {{when}}, {{salon}}',
      heading: 'Je afspraak is verbeterd',
      attended: 'Bij je afspraak bij {{salon}} staat nu dat je bent geweest.',
      missed: 'Bij je afspraak bij {{salon}} staat nu dat je niet bent gekomen.',
    },
    reminder: {
      subject: 'Herinnering: {{when}}, {{salon}}',
      heading: 'Tot {{day}}, {{firstName}}',
      opening: 'Een kleine herinnering aan je afspraak bij {{salon}}.',
    },
    invitation: {
      subject: 'Hoe was het bij {{salon}}?',
      heading: 'Hoe was het, {{firstName}}?',
      opening: 'Je was {{day}} bij {{salon}}. Met een paar woorden help je anderen kiezen.',
      honest:
        'Ook wat minder fijn was mag je schrijven. De salon kan er niets aan veranderen of weghalen, en je naam hoeft er niet bij.',
      once: 'We vragen dit één keer per bezoek. Laat je het liggen, dan hoor je er niets meer over.',
      link: 'Schrijf je review',
    },
    total: {
      SALON: 'Te betalen in de salon',
      DOORSTEP: 'Te betalen bij het bezoek',
      cancelled: 'Niet meer te betalen',
    },
    link: 'Bekijk je afspraak',
  },
  salon: {
    confirmed: {
      subject: 'Nieuwe boeking: {{when}}, {{customer}}',
      heading: 'Je hebt een nieuwe boeking',
      opening: '{{customer}} heeft een afspraak geboekt. De tijd staat in je agenda.',
    },
    requested: {
      subject: 'Nieuwe aanvraag: {{when}}, {{customer}}',
      heading: 'Je hebt een nieuwe aanvraag',
      opening: '{{customer}} vraagt een afspraak aan. De tijd blijft bezet tot je antwoordt.',
    },
    changed: {
      subject: 'Gewijzigd: {{when}}, {{customer}}',
      heading: 'Een boeking is gewijzigd',
      byReader: 'Je hebt de afspraak van {{customer}} gewijzigd. Zo staat hij nu.',
      byOther: '{{customer}} heeft de afspraak gewijzigd. De nieuwe tijd staat in je agenda.',
      requested:
        '{{customer}} heeft de afspraak gewijzigd en vraagt of je akkoord bent. De tijd blijft bezet tot je antwoordt.',
      proposed:
        'Je hebt de aanvraag van {{customer}} verplaatst. Hij staat zodra {{customer}} akkoord is, of jij hem bevestigt.',
    },
    agreed: {
      subject: 'Bevestigd: {{when}}, {{customer}}',
      heading: 'Je hebt een aanvraag bevestigd',
      opening: '{{customer}} weet dat de afspraak doorgaat. De tijd staat vast in je agenda.',
      byCustomer: {
        heading: 'De tijd die je voorstelde komt uit',
        opening: '{{customer}} is akkoord. De tijd staat vast in je agenda.',
      },
    },
    declined: {
      subject: 'Afgewezen: {{when}}, {{customer}}',
      heading: 'Een aanvraag is afgewezen',
      bySalon: 'Je hebt de aanvraag van {{customer}} afgewezen.',
      unanswered:
        'Je hebt niet op tijd op de aanvraag van {{customer}} geantwoord. We hebben laten weten dat de afspraak niet doorgaat.',
      note: 'De tijd is weer vrij in je agenda.',
    },
    cancelled: {
      subject: 'Geannuleerd: {{when}}, {{customer}}',
      heading: 'Een boeking is geannuleerd',
      byReader: 'Je hebt de afspraak van {{customer}} geannuleerd op {{cancelledAt}}.',
      byOther: '{{customer}} heeft geannuleerd op {{cancelledAt}}.',
      note: 'De tijd is weer vrij in je agenda.',
    },
    corrected: {
      subject: 'Verbeterd: {{when}}, {{customer}}',
      heading: 'Een afspraak is verbeterd',
      attended: 'Bij de afspraak van {{customer}} staat nu dat de klant is geweest.',
      missed: 'Bij de afspraak van {{customer}} staat nu dat de klant niet is gekomen.',
    },
    total: { SALON: 'Te ontvangen', DOORSTEP: 'Te ontvangen', cancelled: 'Niet meer te ontvangen' },
    link: 'Bekijk de boeking',
    answer: 'Beantwoord de aanvraag',
  },
  byOperator: {
    customer: {
      customer: 'De beheerder van Bloesem deed dit namens jou.',
      provider: 'De beheerder van Bloesem deed dit namens de salon.',
    },
    salon: {
      customer: 'De beheerder van Bloesem deed dit namens de klant.',
      provider: 'De beheerder van Bloesem deed dit namens jou.',
    },
    objection: 'Klopt het niet? Schrijf Bloesem, via Contact.',
  },
  labels: {
    before: 'Was',
    when: 'Wanneer',
    where: 'Waar',
    who: 'Wie',
    what: 'Wat',
    discount: 'Korting',
    message: 'Bericht aan de salon',
    reason: 'Reden',
    remark: 'Van de salon',
    answerBy: 'Antwoord voor',
    number: 'Nummer',
  },
  declineReasons: {
    time: 'Deze tijd komt ons niet uit.',
    full: 'Die dag zit vol.',
    treatment: 'Deze behandeling kunnen we niet voor je doen.',
  },
  place: { SALON: 'In de salon: {{place}}', DOORSTEP: 'Aan huis: {{place}}' },
  moment: '{{day}}, {{time}}',
  clock: '{{duration}}, tijd in {{city}}',
  hours: '{{hours}} uur',
  minutes: '{{minutes}} min',
  hoursAndMinutes: '{{hours}} uur {{minutes}} min',
  free: 'Gratis',
  travel: 'Voorrijkosten',
  someone: 'een klant',
  includingVat: '{{total}}, inclusief {{vat}}',
  vat: '{{amount}} btw ({{rate}}%)',
  and: '{{first}} en {{second}}',
  lapsesAt: 'Zonder antwoord voor {{moment}} vervalt je aanvraag. Je krijgt dan een mail.',
  freeUntil: 'Annuleren is gratis tot {{moment}}.',
  freeNoMore:
    'Online annuleren kan niet meer, daarvoor is het te kort dag. Kun je niet komen? Laat het de salon weten: {{contact}}.',
  contract: 'Je afspraak is met {{salon}}.',
  contractKvk: 'Je afspraak is met {{salon}} (KVK {{kvk}}).',
  questions: 'Vragen? Bel {{phone}} of mail {{email}}.',
  questionsByMail: 'Vragen? Mail {{email}}.',
} as const satisfies Words<typeof english>
