import ChevronDown from 'lucide-react/icons/chevron-down'
import { fill } from '#messages/fill.ts'
import { formatDay } from '#messages/format.ts'
import { TermsText } from '../../features/provider-terms/terms-text.tsx'
import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'
import { Column } from '../../ui/page.tsx'
import { LegalPage } from './legal-page.tsx'
import type { ProviderTermsData } from './load-provider-terms.ts'
import { OperatorNote } from './page/operator-note.tsx'

/** The terms for salons that hold, and every version that is announced (DESK-160). */
export function ProviderTermsPage({ text, operator, terms, words }: ProviderTermsData) {
  const { language } = useTranslation()
  const { current, isOfRelease, coming } = terms
  const dayOf = (day: string) => formatDay(day, 'UTC', language, 'dayMonthYear')
  const version = { number: current.number, day: dayOf(current.holdsFrom) }
  return (
    <>
      {coming.length > 0 && (
        <Column className="pt-8 md:pt-10">
          {coming.map(({ number, holdsFrom, change, text: next }) => (
            <details
              key={number}
              className="group mb-4 rounded-lg border border-line bg-surface-soft px-5 py-2"
            >
              <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2.5 font-strong [&::-webkit-details-marker]:hidden">
                <span>
                  {fill(words.coming, { number, day: dayOf(holdsFrom) })}{' '}
                  <span className="font-normal">{change[language]}</span>
                </span>
                <Icon of={ChevronDown} className="group-open:rotate-180" />
              </summary>
              <div className="mt-2 mb-3 max-w-[42rem]">
                <TermsText text={next[language]} />
              </div>
            </details>
          ))}
        </Column>
      )}
      {isOfRelease ? (
        <LegalPage text={text} operator={operator} />
      ) : (
        <Column className="pt-8 pb-16 md:pt-10 print:pb-0">
          <h1>{text.title}</h1>
          <p className="mt-2 mb-6 text-muted">{fill(words.version, version)}</p>
          <OperatorNote operator={operator} />
          <div className="mt-6 max-w-[42rem]">
            <TermsText text={current.text[language]} />
          </div>
        </Column>
      )}
    </>
  )
}
