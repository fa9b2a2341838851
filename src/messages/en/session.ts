/** Signing in from a page of ours: the dialog, the sign-in screen and the way back. */
export const session = {
  title: 'Almost there',
  text: 'Sign in to go on. What you chose stays.',
  signIn: 'Sign in',
  signUp: 'Create an account',
  social: 'Continue with {{name}}',
  leaving: 'Opening the sign-in page',
  failed: 'The sign-in page would not open. Try again.',
  login: {
    title: 'Sign in',
    text: 'See your appointments and book faster.',
  },
  callback: {
    waiting: 'Signing you in',
    failedTitle: 'Signing in did not work',
    failedText: 'The sign-in took too long or was stopped halfway. Nothing you chose is lost.',
  },
} as const
