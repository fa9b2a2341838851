import type { visitLink as english } from '../en/visit-link.ts'
import type { Words } from '../words.ts'

export const visitLink = {
  title: 'Je afspraak bij {{salon}}',
  heading: 'Je afspraak',
  lead: '{{salon}} heeft deze afspraak voor je opgeschreven.',
  time: '{{start}} – {{end}}',
  later: 'Hier staan ook afspraken voor je op: {{moments}}. Je akkoord geldt ook daarvoor.',
  terms: {
    title: 'Voorwaarden',
    freeUntil: 'Annuleren is gratis tot {{moment}}.',
    late: 'Kom je daarna niet, dan mag de salon de afspraak in rekening brengen.',
    freeNoMore:
      'Gratis annuleren kan niet meer. Kom je niet, dan mag de salon de afspraak in rekening brengen.',
    call: 'Kun je niet komen? Bel de salon: <1>{{phone}}</1>',
    accept: 'Ik ga akkoord',
    accepting: 'Wordt vastgelegd',
    accepted: 'Je ging akkoord op {{moment}}.',
  },
  cancel: {
    open: 'Annuleren',
    title: 'Wil je deze afspraak annuleren?',
    text: 'Je betaalt niets. Je plek komt vrij voor iemand anders; terugdraaien kan niet.',
    later: 'Je andere afspraken blijven staan.',
    send: 'Annuleer definitief',
    sending: 'Wordt geannuleerd',
    leave: 'Laat maar staan',
    done: 'Je afspraak is geannuleerd. Je betaalt niets.',
  },
  over: 'Deze afspraak is begonnen of gaat niet door. Akkoord gaan hoeft niet meer.',
  notMe: {
    open: 'Dit is niet voor mij',
    text: 'De salon verwijdert je mailadres. Deze link werkt daarna niet meer.',
    send: 'Verwijder mijn adres',
    sending: 'Wordt verwijderd',
    done: 'Je adres is weg',
    doneText: '{{salon}} heeft je mailadres niet meer.',
  },
  failed: 'Je afspraak is niet geladen',
  notSent: 'Dat is niet gelukt',
  unknown: 'Deze link werkt niet',
  unknownText:
    'Hij is niet volledig, of de salon heeft je adres niet meer. Bel de salon als je iets wilt weten.',
  search: 'Naar de zoekpagina',
} as const satisfies Words<typeof english>
