import { security } from './security.ts'

/** The hosted sign-in: its own pages, rendered on the server and not part of what the browser loads. */
export const signIn = {
  language: 'Language',
  languages: { en: 'English', nl: 'Nederlands' },
  home: 'Bloesem, to the start page',
  problems_one: 'One thing is not right yet',
  problems_other: '{{count}} things are not right yet',
  optional: 'optional',
  tooMany: 'That was a lot of attempts. Wait {{minutes}} min and try again.',
  tooManyForName:
    'Many passwords were tried on this name. Wait {{minutes}} min, sign in on a device you used before, or choose a new password by mail.',
  busy: 'Many people are signing in right now. Wait a few seconds and try again.',
  back: 'To the start page',
  tryAgain: 'Try again',

  signIn: {
    title: 'Sign in',
    text: 'Good to see you. After this you go on where you left off.',
    login: 'Email or user name',
    password: 'Password',
    submit: 'Sign in',
    new: 'New here?',
    signUp: 'Sign up',
    wrong: 'This name and password do not go together. Check both and try again.',
  },
  social: {
    or: 'or',
    go: 'Continue with {{name}}',
    denied: 'You stopped at {{name}}. Try again, or sign in here.',
    failed: 'Signing in with {{name}} did not work. Try again, or sign in here.',
    away: '{{name}} does not answer right now. Try again in a moment, or sign in here.',
    unverified:
      '{{name}} has not confirmed your email address, so we cannot tell that it is yours. Confirm it with {{name}}, or sign up here.',
    known:
      'You already have an account with {{email}}. Sign in with your password once; after that {{name}} works too.',
  },
  demo: {
    title: 'Look around as',
    text: 'This is a demo. Everyone here has the same password:',
    roles: { customer: 'customer', provider: 'salon', operator: 'operator' },
  },
  demoNotice: {
    label: 'Demonstration',
    text: 'This is a demonstration. Salons, prices and reviews are made up, and nothing is really booked.',
  },
  demoVisitor: {
    title: 'Look around as a visitor',
    text: 'One click gives you an account of your own, which nobody else sees. You fill in nothing.',
    submit: 'Look around',
    kept: 'Once you sign out, nobody gets back into it. No mail goes out: you read yours under Your mail, at the top of the page.',
    name: 'Demo Visitor',
  },
  signUp: {
    title: 'Create an account',
    text: 'With it you book and cancel your visits. What you chose stays.',
    name: 'First and last name',
    email: 'Email',
    phone: 'Phone number',
    phoneHint: 'For when your salon has to reach you',
    password: 'Password',
    passwordHint: 'At least 10 characters. A few words in a row are easy to remember.',
    submit: 'Sign up',
    known: 'Already have an account?',
    signIn: 'Sign in',
  },
  verify: {
    title: 'Check your mail',
    text: 'We sent a code to {{email}}. It is good for fifteen minutes.',
    code: 'Eight-digit code',
    submit: 'Confirm',
    again: 'Send the code again',
    sent: 'The mail with your code is on its way once more.',
    nothing: 'No mail? Look in your spam folder, or check the address.',
    otherAddress: 'Use another address',
    wrong: 'This code is wrong or no longer valid. Check it, or have a new one sent.',
  },
  forgot: {
    link: 'Forgot your password?',
    title: 'A new password',
    text: 'Fill in your email or user name. We send you a code, and with it you choose a new password.',
    submit: 'Send me a code',
    known: 'Remember it after all?',
    signIn: 'Sign in',
  },
  reset: {
    title: 'Choose a new password',
    text: 'If there is an account for {{login}}, a code is on its way to its email address. It is good for fifteen minutes.',
    password: 'New password',
    submit: 'Save and go on',
    everywhere: 'After this you are signed in here, and signed out everywhere else.',
    nothing: 'No mail? Look in your spam folder, or',
    otherName: 'try another address',
  },
  wrong: {
    login: 'Fill in your email or user name',
    password: 'Fill in your password',
    name: 'Fill in your name',
    email: 'Something is missing in the address. It should look like anouk@example.com',
    phone: 'At most 20 digits, spaces and hyphens, such as 06-12345678 or +31 6 12345678',
    newPassword: 'Make it 10 to 200 characters long',
    weakPassword:
      'This password is easy to guess. Choose three or four words that have nothing to do with each other or with your name.',
    code: 'Fill in the digits from the mail',
  },
  factor: {
    code: 'Six-digit code of your app',
    missingCode: 'Fill in the six digits that your app shows',
    wrongCode:
      'This code is wrong or was used already. Wait for the next one, and see that the clock of your phone is right.',
  },
  security,
  broken: {
    expired: {
      title: 'This sign-in has run out',
      text: 'It was open for a long time, or was finished in another tab. Begin again; what you chose stays.',
    },
    wrongLink: {
      title: 'Signing in does not work like this',
      text: 'The link that led here is not right. Begin again from the start page.',
    },
    unreadable: {
      title: 'That did not arrive as it should',
      text: 'The form was too long, or held something that is no text. Go back and try again.',
    },
    trouble: {
      title: 'Signing in does not work right now',
      text: 'Something went wrong on our side. Try again in a moment; nothing is lost.',
    },
  },
  signOut: {
    title: 'Sign out?',
    text: 'You will be signed out of Bloesem in this browser.',
    submit: 'Sign out',
    stay: 'Stay signed in',
    doneTitle: 'You are signed out',
    doneText: 'See you soon.',
  },
}
