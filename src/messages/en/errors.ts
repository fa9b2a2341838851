/** What went wrong and what to do now; refusals of the API have a file of their own. */
export const errors = {
  navigationError: 'That page would not open. Try again.',
  unexpected: {
    title: 'This page did not come through',
    text: 'Something went wrong on our side. What you filled in is still there.',
    home: 'Back to the search',
  },
  noAccess: {
    title: 'No access',
    text: 'This page belongs to someone else. Signed in with another address perhaps? Your own appointments are one step away.',
    home: 'Back to home',
    switchAccount: 'Switch account',
  },
} as const
