/** What an order meets; the words of the concurrent order are fixed (CHECKOUT-09). */
export const error = {
  occurred: 'An error occurred. Your order was not placed.',
  concurrentOrder: {
    title: 'Concurrent Order',
    message: 'Someone else booked on the same time. Please reschedule your order.',
    reschedule: 'Reschedule',
  },
} as const
