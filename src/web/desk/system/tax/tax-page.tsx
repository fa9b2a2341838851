import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { FIRST_TAX_YEAR, reportedUntil, taxYearAt } from '#domain/tax-details/tax-year.ts'
import { dayIn, formatCount, formatDay } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { SelectField } from '../../../ui/field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DeskPage } from '../../shell/desk-page.tsx'
import { LoadFailure } from '../../shell/load-failure.tsx'
import { SystemNav } from '../system-nav.tsx'
import { TaxFile } from './tax-file.tsx'
import { TaxProviders } from './tax-providers.tsx'
import { taxReportQuery } from './tax-query.ts'
import { TaxReminderPart } from './tax-reminder-part.tsx'

/** What salons earned in a year, for the tax office: who misses what, and the file (DESK-183, DESK-184). */
export function TaxPage() {
  const { t } = useTranslation()
  const [today] = useState(() => dayIn(DUTCH_ZONE, Date.now()) as PlainDate)
  const [year, setYear] = useState(() => taxYearAt(today))
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: thisYear - FIRST_TAX_YEAR + 1 }, (_, back) => thisYear - back)
  return (
    <DeskPage title={t('desk.places.system')} lead={t('deskSystem.tax.lead')}>
      <SystemNav part="dac7" />
      <div className="mb-5 w-40 max-w-full">
        <SelectField
          label={t('deskSystem.tax.year')}
          value={year}
          onChange={({ target }) => setYear(Number(target.value))}
        >
          {years.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </SelectField>
      </div>
      <Summary year={year} />
      <TaxProviders key={year} year={year} />
      <TaxFile year={year} />
    </DeskPage>
  )
}

function Summary({ year }: { year: number }) {
  const { t, language } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(taxReportQuery(year))
  if (!data && error)
    return (
      <LoadFailure
        title={t('deskSystem.tax.failed')}
        refusal={error.cause as RefusalCode}
        isLoading={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton className="h-36 rounded-lg" />
  const { complete, incomplete } = data
  const values = { year: String(year) }
  const done = complete > 0 ? 'deskSystem.tax.complete' : 'deskSystem.tax.nobody'
  return (
    <section className="rounded-lg bg-surface-accent p-5 sm:p-7">
      <h2 className="text-2xl">
        {incomplete > 0
          ? t('deskSystem.tax.incomplete', { count: incomplete, ...values })
          : t(done, values)}
      </h2>
      <p className="mt-2 max-w-160">
        {t('deskSystem.tax.until', {
          day: formatDay(reportedUntil(year), 'UTC', language, 'dayMonthYear'),
          complete: formatCount(complete, language),
          all: formatCount(complete + incomplete, language),
        })}
      </p>
      {incomplete > 0 && <TaxReminderPart year={year} />}
    </section>
  )
}
