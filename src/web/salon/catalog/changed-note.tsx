import Users from 'lucide-react/icons/users'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { CatalogEntry } from './catalog-query.ts'

/** Says that a colleague changed the item meanwhile: what was typed is kept, or gives way (WORK-42). */
export function ChangedNote({ item, onTake }: { item: CatalogEntry; onTake: () => void }) {
  const { t, language } = useTranslation()
  return (
    <Note
      tone="warning"
      icon={Users}
      role="alert"
      title={t('catalogEditor.item.changed', { name: item.names[language] })}
    >
      <p>{t('catalogEditor.item.changedText')}</p>
      <Button size="sm" className="mt-3" onClick={onTake}>
        {t('catalogEditor.item.takeOver')}
      </Button>
    </Note>
  )
}
