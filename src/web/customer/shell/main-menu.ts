import { useLastSearch } from '../../last-search.ts'

/** The links of the main menu; `key` is the message key. */
export function useMainMenu() {
  const search = useLastSearch()
  return [
    { to: '/search', search, key: 'search' },
    { to: '/pricing', search: {}, key: 'pricing' },
    { to: '/contact-us', search: {}, key: 'contact' },
  ] as const
}
