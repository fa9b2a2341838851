/** How the product gets onto the home screen of a phone. */
export const install = {
  heading: 'Bloesem on your home screen',
  lead: 'One tap and you can book. It comes from this site, not from an app store, and takes up hardly any room.',
  already: 'It is on your home screen: you are using it now.',
  now: 'Install now',
  ios: {
    title: 'iPhone and iPad',
    browser: 'In Safari, and in most other browsers as well.',
    first: 'Tap Share: the square with the arrow that points up.',
    second: 'Scroll down and tap Add to Home Screen.',
    third: 'Tap Add. The flower is now among your apps.',
  },
  android: {
    title: 'Android',
    browser: 'In Chrome, and in most other browsers as well.',
    first: 'Tap the menu: the three dots beside the address.',
    second: 'Tap Install app, or Add to Home screen.',
    third: 'Tap Install. The flower is now among your apps.',
  },
  gains: {
    title: 'What it brings',
    start: 'It opens at once and fills the screen.',
    offline:
      'Your next appointments can be read without a connection, in the underground or abroad.',
    nothing: 'It asks for nothing: no location, no contacts, no notifications on your screen.',
  },
  remove:
    'Had enough? Remove it like any other app. What this browser kept of your appointments is gone as soon as you sign out.',
} as const
