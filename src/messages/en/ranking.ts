/** How results are ranked; which rules there are comes from domain/search/ranking.ts. */
export const ranking = {
  heading: 'How results are ranked',
  lead: 'Nobody can pay for a place in the list. The order follows from the rules on this page and from nothing else. The search itself sorts by the table this page is written from.',
  who: {
    title: 'Who is in the list',
    text: 'First the search leaves out who does not fit what you asked:',
    near: 'salons more than {{nearKm}} kilometres from the middle of the city or the place you chose, so that the best of those near come first; where fewer than {{fewest}} are that near, or where you ask for it under the list, salons more than {{radiusKm}} kilometres away;',
    service: 'salons that do not offer the treatment you chose;',
    delivery: 'salons you cannot visit, or who do not come to your home, as you chose;',
    free: 'salons without a free time in the days you chose, where you chose any;',
    words: 'salons without the words you typed in their name or treatments.',
  },
  order: {
    title: 'In which order',
    text: 'You choose how to sort. The first rule decides; the next only counts where the ones before are equal.',
    standard: 'unless you choose otherwise',
  },
  rules: {
    rating: { most: 'The highest rating first', least: 'The lowest rating first' },
    reviewCount: { most: 'The most reviews first', least: 'The fewest reviews first' },
    distance: { most: 'The farthest first', least: 'The nearest first' },
    lowestPrice: { most: 'The dearest first', least: 'The cheapest first' },
    firstFree: { most: 'Who is free last comes first', least: 'Who is free soonest comes first' },
    userName: {
      most: 'By the name in the address of their page, from z\u00a0to\u00a0a',
      least: 'By the name in the address of their page, from a\u00a0to\u00a0z',
    },
  },
  meaning: {
    title: 'What the rules look at',
    rating: 'Rating',
    ratingText:
      'The average of all reviews, from 1 to 5, to one decimal. Without reviews it is 0. We look at it first because it is what customers say themselves.',
    reviewCount: 'Number of reviews',
    reviewCountText:
      'All reviews of a salon together. Between two equal ratings, the one that more people gave says more.',
    distance: 'Distance',
    distanceText:
      'In a straight line from the middle of the city, or the place you chose, to the salon.',
    lowestPrice: 'Price',
    lowestPriceText:
      'The lowest price of a treatment, within the kind you chose, with the travel fee of a visit at your home; add-ons and discounts do not count.',
    firstFree: 'First free time',
    firstFreeText:
      'The first start at which the shortest treatment fits, of the kind you chose. Who has nothing free comes last.',
    userName: 'Name',
    userNameText:
      'Only so that the order is always the same: it decides when everything else is equal.',
  },
  never: {
    title: 'What never counts',
    money: 'Money: no payment, fee, commission or advertisement moves a salon up or down.',
    you: 'Who you are: everybody who asks the same sees the same order. What you searched, viewed or booked before plays no part.',
    promotions: 'Discounts: a salon with one stands no higher.',
  },
  law: 'With this page we explain the main parameters of our ranking, as Regulation (EU) 2019/1150 (article 5) asks of us for salons and Directive 2011/83/EU (article 6a) for customers.',
} as const
