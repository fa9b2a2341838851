import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { legalTextAsParagraphs } from '#messages/legal/as-paragraphs.ts'
import { providerTerms as en } from '#messages/legal/en/provider-terms.ts'
import type { LegalText } from '#messages/legal/legal-text.ts'
import { providerTerms as nl } from '#messages/legal/nl/provider-terms.ts'
import type { NewTerms, StoredTerms, TextByLanguage } from './store.ts'

/** The terms that come with this release, as version 1: they hold until an operator announces terms of their own. */
export function releaseTerms(): Omit<StoredTerms, 'id'> {
  return {
    number: 1,
    firstDay: dayOf(en),
    change: { en: '', nl: '' },
    announcedAt: null,
    areMailsEnqueued: false,
    haveMailsBegun: false,
    hasMails: false,
    isMailWaiting: false,
    hasMailLeft: false,
    lastMailAt: null,
  }
}

export function releaseText(): TextByLanguage {
  return { en: legalTextAsParagraphs(en), nl: legalTextAsParagraphs(nl) }
}

/** The same as it is stored when a second version is announced. */
export function releaseTermsToStore(id: string): NewTerms {
  const { number, firstDay, change, announcedAt } = releaseTerms()
  return { id, number, firstDay, text: releaseText(), change, announcedAt }
}

function dayOf({ since }: LegalText): PlainDate {
  return since as PlainDate
}
