export const not_found = {
  message: 'This page is not here',
  text: 'Perhaps the salon moved, or there is a typo in the address. Your cart is still there.',
  search: 'Find a salon',
  bookings: 'My appointments',
} as const
