import { Link } from '@tanstack/react-router'
import Import from 'lucide-react/icons/import'
import { useTranslation } from '../../language.ts'
import { LinksNote, noteLink } from './links-note.tsx'

/** What can be taken along from another system. */
export function ImportNote({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const params = { userName }
  return (
    <LinksNote icon={Import} title={t('checklist.import.title')} text={t('checklist.import.text')}>
      <Link to="/salon/$userName/menu" params={params} className={noteLink}>
        {t('checklist.import.menu')}
      </Link>
      <Link to="/salon/$userName/settings" params={params} className={noteLink}>
        {t('checklist.import.calendar')}
      </Link>
    </LinksNote>
  )
}
