export const outcome = {
  title: 'How did it go?',
  until:
    'You can change this until {{day}}, {{time}}. Afterwards a confirmed appointment counts as taken place.',
  saving: 'Saving',
  counts: 'Counts in your numbers',
  COMPLETED: {
    title: 'Took place',
    mailed: 'Your customer may write a review',
    notMailed: 'Counts as a visit on the card of your customer',
    set: 'Took place',
  },
  NO_SHOW: {
    title: 'Did not come',
    mailed: 'Counts on the card of your customer, who gets a mail about it',
    notMailed: 'Counts on the card of your customer, who gets no mail',
    set: 'Did not come',
  },
  CANCELLED: {
    title: 'Cancelled by us',
    mailed: 'Your customer gets a mail with your reason',
    notMailed: 'Your customer gets no mail, so let them know yourself',
    set: 'Cancelled by us',
  },
} as const
