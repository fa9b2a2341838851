/** Notifications on a member's device. Everybody near the device can read them: no names, no treatments. */
export const push = {
  titles: {
    request: 'New request',
    booking: 'New booking',
    change: 'Appointment changed',
    cancellation: 'Appointment cancelled',
    review: 'A new review',
    day: 'Your day',
  },
  body: '{{salon}}, {{day}} at {{time}}',
  stars: '{{salon}}, {{rating}} out of 5',
  day: {
    oneVisit: '{{salon}}, 1 appointment, at {{time}}',
    visits: '{{salon}}, {{count}} appointments, the first at {{time}}',
  },
}
