import { createContext, use, useSyncExternalStore } from 'react'
import type { I18n } from './messages.ts'

/** The messages that components below it use. */
export const I18nProvider = createContext<I18n | null>(null)

/** The translate function `t` and the current language. */
export function useTranslation() {
  const i18n = use(I18nProvider)
  if (!i18n) throw new Error('words are read outside of <I18nProvider>')
  return useSyncExternalStore(i18n.subscribe, i18n.get, i18n.get)
}
