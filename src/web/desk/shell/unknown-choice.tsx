import SearchX from 'lucide-react/icons/search-x'
import { useTranslation } from '../../language.ts'
import { Note } from '../../ui/note.tsx'

interface UnknownChoiceProps {
  /** A parameter of the address with what it became: undefined or another value where it names nothing. */
  asked: readonly (readonly [asked: unknown, read: unknown])[]
}

/** Says that a part or filter in the address does not exist, above what is shown without it (DESK-294). */
export function UnknownChoice({ asked }: UnknownChoiceProps) {
  const { t } = useTranslation()
  const isUnknown = asked.some(([value, read]) => Boolean(value) && value !== read)
  if (!isUnknown) return null
  return (
    <div className="mb-5">
      <Note tone="info" icon={SearchX}>
        {t('desk.unknown.choice')}
      </Note>
    </div>
  )
}
