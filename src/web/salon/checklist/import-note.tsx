import { Link } from '@tanstack/react-router'
import Import from 'lucide-react/icons/import'
import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'

const link =
  'inline-flex min-h-11 min-w-0 items-center font-strong wrap-anywhere underline underline-offset-3'

/** What can be taken along from another system. */
export function ImportNote({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const params = { userName }
  return (
    <section
      aria-labelledby="moving"
      className="mt-6 flex gap-3 rounded-lg bg-surface-soft px-4 pt-4 pb-2"
    >
      <Icon of={Import} className="mt-0.5 text-muted" />
      <div className="min-w-0">
        <h2 id="moving" className="font-sans text-base font-strong">
          {t('checklist.import.title')}
        </h2>
        <p className="mt-1 text-md text-muted">{t('checklist.import.text')}</p>
        <p className="flex flex-wrap gap-x-6">
          <Link to="/salon/$userName/menu" params={params} className={link}>
            {t('checklist.import.menu')}
          </Link>
          <Link to="/salon/$userName/settings" params={params} className={link}>
            {t('checklist.import.calendar')}
          </Link>
        </p>
      </div>
    </section>
  )
}
