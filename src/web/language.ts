import { createContext, use, useSyncExternalStore } from 'react'
import type { I18n } from './messages.ts'

/** Whose words the screens inside it say. */
export const Speaking = createContext<I18n | null>(null)

/** The words of the page and the language they are in. */
export function useWords() {
  const i18n = use(Speaking)
  if (!i18n) throw new Error('words are read outside of <Speaking>')
  return useSyncExternalStore(i18n.subscribe, i18n.get, i18n.get)
}
