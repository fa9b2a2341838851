import { createContext, use, useSyncExternalStore } from 'react'
import type { I18n } from './messages.ts'

/** Whose words the screens inside it say. */
export const I18nProvider = createContext<I18n | null>(null)

/** The words of the page and the language they are in. */
export function useTranslation() {
  const i18n = use(I18nProvider)
  if (!i18n) throw new Error('words are read outside of <I18nProvider>')
  return useSyncExternalStore(i18n.subscribe, i18n.get, i18n.get)
}
