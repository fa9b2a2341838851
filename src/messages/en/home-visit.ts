export const homeVisit = {
  withTravelFrom: 'with travel fee, from {{fee}}',
  km: '{{km}} km',
  tight: {
    before: 'Too tight: {{gap}} min to get here, and the ride takes {{ride}} min.',
    after: 'Too tight: {{gap}} min after it, and the ride takes {{ride}} min.',
  },
} as const
