/** Discounts of a salon. */
export const promotion = {
  heading: 'Discount',
  legend: 'Choose one discount',
  inOverview: 'Taken off in the overview, before you book.',
  minimumNotMet: 'Minimum order amount not met',
  short: 'From {{minimum}}. You are {{short}} short.',
  loading: 'Looking for discounts',
} as const
