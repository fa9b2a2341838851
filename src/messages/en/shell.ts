/** What stands round every page. */
export const shell = {
  skipToContent: 'Skip to the content',
  home: 'Bloesem, to the search',
  mainMenu: 'Main menu',
  menu: 'Menu',
  account: 'Your account',
  accountOf: 'Account of {{name}}',
  language: 'Language',
  search: 'Search',
  bookings: 'My appointments',
  settings: 'Settings',
  signIn: 'Sign in',
  signOut: 'Sign out',
  notices: 'Notices',
  footer: 'Book beauty and wellness at salons near you, at a time that is really free.',
}
