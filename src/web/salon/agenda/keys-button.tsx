import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'

/** Opens the list of keys, also where single keys are off. */
export function KeysButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      size="sm"
      tone="quiet"
      className="mt-4 -ml-4 max-md:hidden print:hidden"
      onClick={onOpen}
    >
      {t('agenda.keys.title')}
    </Button>
  )
}
