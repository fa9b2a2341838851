import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { Language } from '#messages/language.ts'
import { createApi } from '../../api-client.ts'
import type { ApiPaths } from '../../api-paths.ts'
import { replyOf } from '../../query-client.ts'
import type { DocumentContext } from '../../router-context.ts'
import { type LegalData, loadLegal } from './load-legal.ts'

const paths = {
  getProviderTerms: ['GET', '/public/providerTerms'],
} as const satisfies ApiPaths

const api = createApi(paths)

/** In the chunk of the text, which is loaded anyway. */
const words = {
  en: async () => (await import('#messages/legal/en/provider-terms.ts')).versionWords,
  nl: async () => (await import('#messages/legal/nl/provider-terms.ts')).versionWords,
} satisfies Record<Language, unknown>

export interface ProviderTermsData extends LegalData {
  readonly words: { readonly version: string; readonly coming: string }
  readonly terms: Reply<Endpoints['getProviderTerms']>['data']
}

/** Loads the terms for salons that hold and those that come. Without them nothing is shown: others may hold than ours. */
export async function loadProviderTerms(context: DocumentContext): Promise<ProviderTermsData> {
  const [legal, versionWords, answer] = await Promise.all([
    loadLegal('providerTerms', context),
    words[context.i18n.language](),
    api('getProviderTerms'),
  ])
  return { ...legal, words: versionWords, terms: replyOf(answer, 'The terms did not load').data }
}
