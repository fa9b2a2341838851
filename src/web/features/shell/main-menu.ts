import { useLastSearch } from '../../last-search.ts'

/** What the header leads to, and on phones the menu; the key is that of its words. */
export function useMainMenu() {
  const search = useLastSearch()
  return [
    { to: '/search', search, key: 'search' },
    { to: '/pricing', search: {}, key: 'pricing' },
    { to: '/contact-us', search: {}, key: 'contact' },
  ] as const
}
