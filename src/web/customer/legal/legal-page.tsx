import Printer from 'lucide-react/icons/printer'
import type { Language } from '#messages/language.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Column } from '../../ui/page.tsx'
import type { LegalData } from './load-legal.ts'
import { Article } from './page/article.tsx'
import { Contents } from './page/contents.tsx'
import { ExternalTerms } from './page/external-terms.tsx'
import { OperatorNote } from './page/operator-note.tsx'

/** A legal text: numbered articles with a table of contents; printable. */
export function LegalPage({ text, operator }: LegalData) {
  const { t, language } = useTranslation()
  return (
    <Column className="pt-8 pb-16 md:pt-10 print:pb-0">
      <h1>{text.title}</h1>
      <div className="mt-2 mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-muted">
        <p>{t('legal.since', { date: formatLegalDate(text.since, language) })}</p>
        <Button tone="quiet" size="sm" className="-ml-4.5" onClick={() => window.print()}>
          <Icon of={Printer} size="sm" />
          {t('legal.print')}
        </Button>
      </div>
      <div className="grid items-start gap-x-16 gap-y-6 print:block md:grid-cols-[12.5rem_minmax(0,1fr)] xl:grid-cols-[16.25rem_minmax(0,42rem)]">
        <Contents articles={text.articles} />
        <div className="min-w-0">
          <OperatorNote operator={operator} />
          {text.intro.map((paragraph) => (
            <p key={paragraph} className="mt-6 text-lg">
              {paragraph}
            </p>
          ))}
          {text.articles.map((article, index) => (
            <Article key={article.header} number={index + 1} article={article} />
          ))}
        </div>
      </div>
    </Column>
  )
}

/** The general terms: our own text, or the operator's external page (row PAGE-01). */
export function TermsPage(data: LegalData) {
  const url = data.operator?.termsUrl
  return url ? <ExternalTerms url={url} /> : <LegalPage {...data} />
}

/** "22 November 2026" of a yyyy-MM-dd. */
function formatLegalDate(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'nl' ? 'nl-NL' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${day}T00:00:00Z`))
}
