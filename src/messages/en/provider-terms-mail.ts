/** The mail to the members of providers about a new version of the terms. */
export const providerTermsMail = {
  subject: 'The terms for salons change on {{day}}',
  heading: 'New terms from {{day}}',
  opening:
    'You work at a salon on Bloesem. Version {{number}} of the terms for salons holds not before {{day}}. Until then everything stays as it is.',
  openingOfRegistered:
    'Your salon was admitted to Bloesem, and nobody works at it yet. Version {{number}} of the terms for salons holds not before {{day}}. Until then everything stays as it is.',
  rows: {
    change: 'What changes',
    choice: 'What you can do',
    text: 'The text of version {{number}}',
  },
  choice:
    'Do you agree? Then there is nothing to do. Do you not agree? Then an owner can have the salon leave before {{day}}. Answer this mail for that.',
  why: 'This mail goes to everybody who works at a salon. The law asks for it: P2B regulation, article 3.',
  whyRegistered:
    'This mail goes to salons that have registered too. The law asks it: P2B Regulation, article 3.',
  link: 'Read the terms',
} as const
