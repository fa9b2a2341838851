/** What surrounds the legal texts; the texts themselves load with their own pages (`messages/legal`). */
export const legal = {
  since: 'In force since {{date}}.',
  print: 'Print',
  contents: 'Articles',
  articleCount_one: '{{count}} article',
  articleCount_other: '{{count}} articles',
  operator: 'Who runs this site',
  operatorUnknown:
    'This site does not say yet who runs it: it is a demonstration, or its operator has still to fill that in.',
  kvk: 'KVK {{number}}',
  vat: 'VAT {{number}}',
  elsewhere: 'The terms of this site',
  elsewhereLink: 'Open the terms in a new tab',
  failed: 'This text did not come through.',
} as const
