/** What the agenda says without a connection: on its page, and in the service worker. */
export const offlineAgenda = {
  title: 'No connection.',
  asOf: 'You see the agenda as of {{time}}, {{age}}. You can change things again once you are online.',
  age: {
    now: 'just read',
    minutes_one: '{{count}} minute old',
    minutes_other: '{{count}} minutes old',
    hours_one: '{{count}} hour old',
    hours_other: '{{count}} hours old',
  },
  missing: 'This day is not stored in this browser. To see it you need a connection.',
  off: 'No connection. You can change things again once you are online.',
} as const
