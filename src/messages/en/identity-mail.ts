/** Mails of the hosted sign-in. */
export const identityMail = {
  hello: 'Hello,',
  regards: 'See you soon,',
  sender: 'Bloesem',
  code: {
    subject: '{{code}} is your code for Bloesem',
    text: 'Welcome. Enter this code to confirm your address:',
    life: 'The code works for fifteen minutes.',
    stranger:
      'Did you not sign up? Then there is nothing to do: without the code there is no account.',
  },
  passwordCode: {
    subject: '{{code}} is your code for a new password',
    text: 'Enter this code to choose a new password:',
    life: 'The code works for fifteen minutes.',
    stranger:
      'Did you not ask for this? Then there is nothing to do: your password stays as it is.',
  },
  setUpCode: {
    subject: '{{code}} is your code for two-step sign-in',
    text: 'Enter this code to set up two-step sign-in:',
    life: 'The code works for fifteen minutes.',
    stranger:
      'Not you? Then somebody is signed in to your account. Tell nobody the code, and choose a new password right away, by “Forgot your password?” on the sign-in page: that ends every sign-in.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'You have just chosen a new password for Bloesem. Wherever else you were signed in, you are signed out now.',
    stranger:
      'Not you? Then choose a new password yourself right away, by “Forgot your password?” on the sign-in page:',
  },
  secondFactor: {
    'app-added': {
      subject: 'Two-step sign-in is on',
      text: 'Your authenticator app is set up. From now on we ask for a code of it after your password.',
    },
    'app-removed': {
      subject: 'Your authenticator app was turned off',
      text: 'Your authenticator app was turned off. Without a passkey your password alone is now enough to sign in, and your recovery codes no longer work.',
    },
    'passkey-added': {
      subject: 'A passkey was added to your account',
      text: 'A passkey was added to your account. You can show it after your password when you sign in.',
    },
    'passkey-removed': {
      subject: 'A passkey was removed from your account',
      text: 'A passkey was removed from your account. It no longer works for signing in.',
    },
    'codes-replaced': {
      subject: 'You have new recovery codes',
      text: 'Ten new recovery codes were made for your account. The old ones no longer work.',
    },
    'code-used': {
      subject: 'A recovery code was used',
      text: 'Somebody has just signed in to your account with one of your recovery codes. It does not work again.',
    },
    'removed-by-operator': {
      subject: 'Your two-step sign-in was turned off',
      text: 'As you asked us, we turned off your two-step sign-in. Your password alone is enough to sign in now. Set it up again as soon as you can.',
    },
    stranger:
      'Not you? Then choose a new password right away, by “Forgot your password?” on the sign-in page, and look at your two-step sign-in:',
  },
  known: {
    subject: 'You already have an account with Bloesem',
    text: 'Somebody signed up with this address, and there is already an account for it. If it was you, simply sign in:',
    userName: 'Your user name is {{userName}}.',
    stranger: 'Not you? Then there is nothing to do: nothing has changed.',
  },
}
