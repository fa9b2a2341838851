import type { reviews as english } from '../en/reviews.ts'
import type { Words } from '../words.ts'

export const reviews = {
  title: 'Reviews',
  pageTitle: 'Reviews van {{name}} in {{city}}',
  pageDescription_one:
    '{{count}} review van {{name}} in {{city}}, gemiddeld {{rating}} van de 5. {{intro}}',
  pageDescription_other:
    '{{count}} reviews van {{name}} in {{city}}, gemiddeld {{rating}} van de 5. {{intro}}',
  pageDescriptionNone: 'Wat bezoekers zeggen over {{name}} in {{city}}. {{intro}}',
  from_one: 'uit {{count}} review',
  from_other: 'uit {{count}} reviews',
  ratingOf: 'De beoordeling in het kort',
  spread: 'Zo zijn de sterren verdeeld',
  whoWrites: 'Alleen wie een afspraak heeft gehad die hier geboekt is, kan een review schrijven.',
  book: 'Boek hier',
  moreFailed: 'De rest kwam niet door. Wat je ziet blijft staan.',
  thanks: 'Dank je wel, {{name}}',
  successMessage: 'Je review staat er. Anderen kiezen er hun salon mee.',
  errorMessage: 'Je review is niet verstuurd',
  all: 'Alle reviews',
  write: {
    link: 'Schrijf een review',
    linkOf: 'over {{salon}}, {{moment}}',
    back: 'Je afspraak',
    howWasIt: 'Hoe was het?',
    chooseStars: 'Kies een aantal sterren',
    starsFirst: 'Kies eerst een aantal sterren',
    word: { one: 'slecht', two: 'niet zo goed', three: 'gaat wel', four: 'goed', five: 'geweldig' },
    comment: 'Wil je er iets bij zeggen?',
    optional: '(hoeft niet)',
    placeholder: 'Wat was fijn, wat kon beter?',
    length: '{{length}} van {{most}} tekens',
    anonymous: 'Plaats zonder mijn naam.',
    anonymousMeans: 'Er staat dan “Anoniem”. De salon ziet je naam ook niet.',
    submit: 'Plaats review',
    sending: 'Even plaatsen',
    onlyCustomer: 'Alleen de klant van deze afspraak kan er een review over schrijven.',
    failed: {
      offline: 'De verbinding viel weg. Alles staat er nog, probeer het zo weer.',
      already: 'Je hebt deze afspraak al beoordeeld.',
      notYet: 'Je kunt een afspraak beoordelen als hij geweest is.',
      signedOut:
        'Je bent niet meer ingelogd. Alles staat er nog: log in een ander tabblad in en probeer het weer.',
      other: 'Het ligt aan ons, niet aan jou. Alles staat er nog, probeer het zo weer.',
    },
  },
} satisfies Words<typeof english>
