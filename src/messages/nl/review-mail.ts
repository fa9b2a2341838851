/** The mail about a report to the operator. Operators read Dutch: there is no other. */
export const reviewMail = {
  report: {
    subject: 'Melding: {{what}} bij {{salon}}',
    heading: 'Er is een melding',
    opening: 'Iemand vindt dat dit niet aan de regels of de wet voldoet.',
    reasons: {
      'not-a-visit': 'Gaat niet over een bezoek hier',
      'not-existing': 'Deze salon bestaat niet',
      misleading: 'Klopt niet of misleidt',
      copyright: 'Auteursrecht',
      personal: 'Noemt iemand bij naam of met gegevens',
      offensive: 'Is beledigend of discrimineert',
      advertising: 'Is reclame',
      unlawful: 'Is in strijd met de wet',
      'child-abuse': 'Kindermisbruik',
      other: 'Iets anders',
    },
    labels: {
      reason: 'Reden',
      message: 'Toelichting',
      salon: 'Salon',
      review: 'Review',
      reply: 'Antwoord',
      picture: 'Foto',
      provider: 'Pagina',
      hide: 'Verbergen zonder scherm',
    },
    note: 'Verberg iets alleen als het een regel of wet breekt, niet omdat het een salon niet uitkomt. Wie meldde en wie het schreef horen per mail wat je besluit.',
    link: 'Bekijk de melding',
  },
} as const
