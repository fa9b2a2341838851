/** The mail to the operator about a reported review. Operators read Dutch: there is no other. */
export const reviewMail = {
  report: {
    subject: 'Review gemeld: {{salon}}',
    heading: 'Een review is gemeld',
    opening: 'Iemand vindt dat deze review niet aan de regels voldoet. Wie dat is, vragen we niet.',
    reasons: {
      'not-a-visit': 'Gaat niet over een bezoek hier',
      personal: 'Noemt iemand bij naam of met gegevens',
      offensive: 'Is beledigend of discrimineert',
      advertising: 'Is reclame',
      other: 'Iets anders',
    },
    labels: {
      reason: 'Reden',
      message: 'Toelichting',
      salon: 'Salon',
      review: 'Review',
      hide: 'Verbergen',
    },
    note: 'Verberg een review alleen als hij de regels breekt, niet omdat hij de salon niet uitkomt. Het gemiddelde telt een verborgen review niet mee.',
    link: 'Bekijk de reviews van deze salon',
  },
} as const
