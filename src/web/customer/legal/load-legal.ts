import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { Language } from '#messages/language.ts'
import type { LegalText } from '#messages/legal/legal-text.ts'
import { api } from '../../api-client.ts'
import type { DocumentContext } from '../../router-context.ts'

export type Operator = Reply<Endpoints['getOperator']>['data']['operator']

export interface LegalData {
  text: LegalText
  /** Null if it failed to load; the text is shown without it. */
  operator: Operator | null
}

/** Each text is a chunk of its own, so that other pages do not load it. */
const texts = {
  terms: {
    en: async () => (await import('#messages/legal/en/terms.ts')).terms,
    nl: async () => (await import('#messages/legal/nl/terms.ts')).terms,
  },
  providerTerms: {
    en: async () => (await import('#messages/legal/en/provider-terms.ts')).providerTerms,
    nl: async () => (await import('#messages/legal/nl/provider-terms.ts')).providerTerms,
  },
  privacy: {
    en: async () => (await import('#messages/legal/en/privacy.ts')).privacy,
    nl: async () => (await import('#messages/legal/nl/privacy.ts')).privacy,
  },
  cookies: {
    en: async () => (await import('#messages/legal/en/cookies.ts')).cookies,
    nl: async () => (await import('#messages/legal/nl/cookies.ts')).cookies,
  },
} satisfies Record<string, Record<Language, () => Promise<LegalText>>>

export type LegalName = keyof typeof texts

/** Loads a text in the page's language, and the operator. */
export async function loadLegal(name: LegalName, { i18n }: DocumentContext): Promise<LegalData> {
  const [text, answer] = await Promise.all([texts[name][i18n.language](), api('getOperator')])
  return { text, operator: answer.ok ? answer.reply.data.operator : null }
}
