import { Link } from '@tanstack/react-router'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { useId } from 'react'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'

/** Says until when an owner may work without a second factor, on every page of the workspace (WORK-120). */
export function SecondFactorReminder({ dueAt }: { dueAt: string }) {
  const { t, language } = useTranslation()
  const id = useId()
  const day = formatDay(dueAt, DUTCH_ZONE, language)
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-2.5 bg-warning-soft px-4 py-1 text-md text-warning sm:px-5 xl:px-8 print:hidden"
    >
      <Icon of={ShieldAlert} size="sm" />
      <p id={id} className="min-w-0 py-1.5">
        {t('workspace.factor.reminder', { day })}
      </p>
      <Link
        to="/security"
        className="inline-flex min-h-11 items-center font-strong underline underline-offset-3"
      >
        {t('workspace.factor.setUp')}
      </Link>
    </section>
  )
}
