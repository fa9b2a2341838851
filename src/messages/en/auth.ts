/** What a toast says when a session begins or ends. */
export const auth = {
  accountCreated: 'Your account has been created successfully',
  signOutSuccess: 'You are signed out',
  signOutError: 'Signing out did not work. Try again.',
} as const
