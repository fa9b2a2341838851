/** Notifications on a member's device. Everybody near the device can read them: no names, no treatments. */
export const push = {
  titles: {
    request: 'New request',
    booking: 'New booking',
    change: 'Appointment changed',
    cancellation: 'Appointment cancelled',
  },
  body: '{{salon}}, {{day}} at {{time}}',
}
