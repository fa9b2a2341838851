import { Link } from '@tanstack/react-router'
import { PERIODS, type Period } from '#domain/numbers/period.ts'
import { useTranslation } from '../../language.ts'
import { chipClasses, chipRow } from '../../ui/chip.tsx'

/** Links to the periods; the default one has no parameter in its address. */
export function PeriodLinks({ userName, period }: { userName: string; period: Period }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('numbers.periods.label')}>
      <ul className={chipRow}>
        {PERIODS.map((each) => (
          <li key={each} className="shrink-0">
            <Link
              to="/salon/$userName/numbers"
              params={{ userName }}
              search={each === 'this-week' ? {} : { period: each }}
              activeOptions={{ exact: true, includeSearch: true }}
              resetScroll={false}
              className={chipClasses(each === period ? 'chosen' : 'plain')}
            >
              {t(`numbers.periods.${each}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
