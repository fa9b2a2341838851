/** What the header leads to, and on phones the menu; the key is that of its words. */
export const mainMenu = [
  { to: '/search', key: 'search' },
  { to: '/pricing', key: 'pricing' },
  { to: '/contact-us', key: 'contact' },
] as const
