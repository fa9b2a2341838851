/** The pages of the hosted sign-in on which a person changes how they sign in. */
export const security = {
  title: 'Two-step sign-in',
  who: 'For the account of {{name}} ({{userName}}).',
  off: 'It is off: your password alone lets somebody in.',
  cancel: 'Back, change nothing',
  app: {
    name: 'Authenticator app',
    what: 'An app on your phone shows a new code every half minute. You fill it in after your password.',
    setUp: 'Set up an app',
    since: 'On since {{day}}. After your password we ask for a code of your app.',
    turnOff: 'Turn off',
    title: 'Set up your app',
    text: 'Scan this picture with an authenticator app, such as Aegis, 2FAS, Google Authenticator or the one of your password manager.',
    qrCode: 'QR code for your authenticator app',
    byHand: 'Cannot scan? Type this key into the app:',
    after:
      'Then fill in the code that the app shows. From then on we ask for one when you sign in.',
    submit: 'Turn on',
  },
  remove: {
    title: 'Turn off your app?',
    text: 'After this the app and your recovery codes no longer work, and your password alone lets somebody in.',
    submit: 'Turn off',
  },
  codes: {
    title: 'Recovery codes',
    what: 'They let you in when you have lost your phone.',
    left_one: 'You have one left.',
    left_other: 'You have {{count}} left.',
    replace: 'Make ten new ones',
    isOn: 'Two-step sign-in is on.',
    replaced: 'These are your new codes. The old ones no longer work.',
    text: 'With one of these you sign in when you have lost your phone. Print them or write them down, and keep them apart from your phone.',
    once: 'Each code works once. We show them only now.',
    saved: 'I have kept them',
  },
}
