import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../language.ts'
import { serverSettingsQuery } from './system-query.ts'

/** The parts of System; the first one without a part in the address. */
const PARTS = ['health', 'terms', 'dac7'] as const
export type SystemPart = (typeof PARTS)[number]

const WITH_SEARCH = { exact: true, includeSearch: true }

const link =
  '-mb-px min-h-11 min-w-11 shrink-0 whitespace-nowrap border-b-2 border-transparent pt-3 pb-2.5 font-medium text-muted hover:text-text focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:text-text'

/** Whether the server reports to the tax office (DAC7); undefined until its settings are known. */
export function useHasTaxReport(): boolean | undefined {
  const { data } = useQuery(serverSettingsQuery)
  return data?.settings.some(({ name, value }) => name === 'DAC7' && value === true)
}

/** Leads to the parts of System. */
export function SystemNav({ part }: { part: SystemPart }) {
  const { t } = useTranslation()
  const hasTaxReport = useHasTaxReport()
  // Who asked for the part has its link from the start.
  const parts = PARTS.filter((each) => each !== 'dac7' || (hasTaxReport ?? part === 'dac7'))
  return (
    <nav
      aria-label={t('desk.places.system')}
      className="no-scrollbar -mx-4 mb-6 flex gap-3 overflow-x-auto border-b border-line px-4 sm:-mx-5 sm:gap-6 sm:px-5 lg:mx-0 lg:px-0 print:hidden"
    >
      {parts.map((each) => (
        <Link
          key={each}
          to="/desk/system"
          search={each === 'health' ? {} : { part: each }}
          activeOptions={WITH_SEARCH}
          aria-current={each === part ? 'page' : undefined}
          className={link}
        >
          {t(`deskSystem.parts.${each}`)}
        </Link>
      ))}
    </nav>
  )
}
