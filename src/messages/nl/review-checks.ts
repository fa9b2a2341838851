import type { reviewChecks as english } from '../en/review-checks.ts'
import type { Words } from '../words.ts'

export const reviewChecks = {
  title: 'Zo controleren we reviews',
  lead: 'Elke review hier gaat over een bezoek dat hier geboekt is en echt is geweest. Zo zorgen we daarvoor, en dit doen we niet.',
  who: {
    title: 'Wie mag schrijven',
    account: 'Alleen de klant van de afspraak, ingelogd met een adres dat bevestigd is.',
    after:
      'Pas als het bezoek voorbij is. Over een afspraak die is geannuleerd of gemist, komt geen review.',
    once: 'Eén review per bezoek. Een tweede kan er niet overheen.',
    owner: 'De eigenaar van een salon kan de eigen salon niet beoordelen, ook niet als klant.',
  },
  ask: {
    title: 'Aan wie we het vragen',
    text: 'Wie een bezoek had, krijgt de ochtend erna één mail, bij elke salon en hoe het ook ging. Niemand krijgt geld of korting voor een review, en een salon kan niet kiezen aan wie het gevraagd wordt.',
  },
  shown: {
    title: 'Wat je ziet',
    all: 'Alle reviews, goed en slecht, de nieuwste eerst. Niemand leest of weegt ze voordat ze verschijnen.',
    average:
      'Het gemiddelde is gewoon het gemiddelde van alle sterren die je ziet, op één cijfer na de komma.',
    names: 'Een voornaam en de eerste letter van de achternaam, meer niet.',
    anonymous:
      'Wie wil, blijft anoniem, ook voor de salon. Dat het een echt bezoek was, weten we dan nog steeds.',
    reply: 'Een salon mag openbaar antwoorden, maar kan geen review veranderen of weghalen.',
    gone: 'Wie zijn account wist, laat de review achter, zonder naam.',
  },
  removed: {
    title: 'Wat we weghalen',
    text: 'Iedereen kan een review melden. De beheerder kijkt ernaar en verbergt hem alleen als',
    reasons: {
      'not-a-visit': 'hij niet over een bezoek aan deze salon gaat;',
      personal: 'hij iemand bij naam noemt of iets privés vertelt;',
      offensive: 'hij beledigt, bedreigt of discrimineert;',
      advertising: 'hij reclame is.',
    },
    not: 'Dat hij een salon niet uitkomt, is geen reden. Een verborgen review telt niet meer mee in het gemiddelde. Schrijver en melder horen waarom, en kunnen bezwaar maken. Wie meldde, vertellen we de schrijver niet.',
  },
  demo: 'In een demo-installatie zijn de salons en hun reviews verzonnen.',
} satisfies Words<typeof english>
