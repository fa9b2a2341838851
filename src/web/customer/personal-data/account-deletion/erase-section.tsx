import { Link } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useTranslation } from '../../../language.ts'
import { Note } from '../../../ui/note.tsx'
import { SignInAgain } from './sign-in-again.tsx'

/** The first step of deleting an account: what is deleted, what stays, and the sign-in. */
export function EraseSection({ visitsToCome }: { visitsToCome: number }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="erase" className="rounded-lg border border-line p-5 sm:p-7">
      <h2 id="erase" className="text-2xl">
        {t('personalData.erase.title')}
      </h2>
      <h3 className="mt-4">{t('personalData.erase.goes')}</h3>
      <ul className="mt-1.5 flex list-disc flex-col gap-1.5 pl-5">
        {(['account', 'details', 'messages', 'sessions'] as const).map((name) => (
          <li key={name}>{t(`personalData.erase.${name}`)}</li>
        ))}
      </ul>
      <h3 className="mt-4">{t('personalData.erase.stays')}</h3>
      <ul className="mt-1.5 flex list-disc flex-col gap-1.5 pl-5">
        {(['books', 'reviews', 'elsewhere'] as const).map((name) => (
          <li key={name}>{t(`personalData.erase.${name}`)}</li>
        ))}
      </ul>
      <div className="mt-6">
        {visitsToCome > 0 ? (
          <Note tone="warning" icon={CalendarDays}>
            {t('personalData.erase.visits', { count: visitsToCome })}{' '}
            <Link to="/bookings">{t('personalData.erase.toVisits')}</Link>
          </Note>
        ) : (
          <>
            <p className="mb-3 text-muted">{t('personalData.erase.first')}</p>
            <SignInAgain />
          </>
        )}
      </div>
    </section>
  )
}
