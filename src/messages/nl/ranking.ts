import type { ranking as english } from '../en/ranking.ts'
import type { Words } from '../words.ts'

export const ranking = {
  heading: 'Zo sorteren we',
  lead: 'Niemand kan betalen voor een plek in de lijst. De volgorde volgt uit de regels op deze pagina en uit niets anders. Het zoeken zelf sorteert met dezelfde tabel waaruit deze pagina is gemaakt.',
  who: {
    title: 'Wie er in de lijst staan',
    text: 'Eerst vallen de salons weg die niet passen bij wat je vroeg:',
    near: 'wie verder dan {{nearKm}} kilometer van het midden van de stad zit, of van de plek die je koos, zodat de beste in de buurt vooraan staan; zijn er zo dichtbij minder dan {{fewest}}, of vraag je er onder de lijst om, dan pas wie verder dan {{radiusKm}} kilometer weg zit;',
    service: 'wie de behandeling van je keuze niet doet;',
    delivery: 'waar je niet terechtkunt, of wie niet bij je thuis komt: net wat je koos;',
    free: 'wie niets vrij heeft op de dagen van je keuze, als je die koos;',
    words: 'wie jouw woorden niet in de naam of de behandelingen heeft staan.',
  },
  order: {
    title: 'In welke volgorde',
    text: 'Jij kiest hoe je sorteert. De eerste regel beslist; de volgende telt pas als het daarvoor gelijk staat.',
    standard: 'als je niets anders kiest',
  },
  rules: {
    rating: { most: 'De hoogste beoordeling eerst', least: 'De laagste beoordeling eerst' },
    reviewCount: { most: 'De meeste reviews eerst', least: 'De minste reviews eerst' },
    distance: { most: 'Wie het verst weg zit eerst', least: 'Wie het dichtst bij zit eerst' },
    lowestPrice: { most: 'De duurste eerst', least: 'De goedkoopste eerst' },
    firstFree: { most: 'Wie het laatst plek heeft eerst', least: 'Wie het eerst plek heeft eerst' },
    userName: {
      most: 'Op de naam in het adres van hun pagina, van z\u00a0tot\u00a0a',
      least: 'Op de naam in het adres van hun pagina, van a\u00a0tot\u00a0z',
    },
  },
  meaning: {
    title: 'Waar de regels naar kijken',
    rating: 'Beoordeling',
    ratingText:
      'Het gemiddelde van alle reviews, van 1 tot 5, op één decimaal. Zonder reviews is het 0. We kijken er het eerst naar omdat het is wat klanten zelf zeggen.',
    reviewCount: 'Aantal reviews',
    reviewCountText:
      'Alle reviews van een salon bij elkaar. Bij een gelijke beoordeling zegt die van meer mensen ook meer.',
    distance: 'Afstand',
    distanceText:
      'In een rechte lijn van het midden van de stad, of van de plek die je koos, tot de salon.',
    lowestPrice: 'Prijs',
    lowestPriceText:
      'De laagste prijs van een behandeling, binnen de soort die je koos, met de voorrijkosten van een bezoek bij jou thuis; extra’s en kortingen tellen niet mee.',
    firstFree: 'Eerste vrije tijd',
    firstFreeText:
      'Het eerste moment waarop de kortste behandeling past, van de soort die je koos. Wie niets vrij heeft, komt achteraan.',
    userName: 'Naam',
    userNameText:
      'Alleen om de volgorde altijd hetzelfde te houden: hij beslist als al het andere gelijk is.',
  },
  never: {
    title: 'Wat nooit meetelt',
    money:
      'Geld: geen betaling, bijdrage, commissie of advertentie brengt een salon hoger of lager.',
    you: 'Wie jij bent: wie hetzelfde vraagt, ziet dezelfde volgorde. Wat je eerder zocht, bekeek of boekte speelt niet mee.',
    promotions: 'Kortingen: een salon met een actie staat daardoor niet hoger.',
  },
  law: 'Met deze pagina leggen we uit wat onze volgorde vooral bepaalt. Dat vragen Verordening (EU) 2019/1150 (artikel 5) voor salons en Richtlijn 2011/83/EU (artikel 6 bis) voor klanten.',
} satisfies Words<typeof english>
