/** The page behind a link that makes an account operator. */
export const deskStart = {
  title: 'Become operator',
  text: 'This link makes your account operator of this market. It works once, until {{until}}.',
  visitor: 'Sign in, or make an account first. Then you come back here.',
  signIn: 'Sign in or sign up',
  signInReason: 'Sign in to become operator.',
  account: 'You are signed in as {{name}}.',
  accept: 'Make {{name}} operator',
  accepting: 'One moment…',
  otherAccount: 'Another account',
  noSignIn: 'Signing in is not possible now. Try again in a moment.',
  operator: 'Your account is operator already.',
  desk: 'To the desk',
  failed: 'You did not become operator',
  ended: 'This link no longer works',
  endedText:
    'It was used, it has expired, or a newer one was printed. “npm run admin -- operator-link” on the server prints another.',
  loadFailed: 'The link did not load',
  home: 'To the site',
} as const
