import { useTranslation } from '../../../language.ts'
import { Badge } from '../../../ui/badge.tsx'

/** Marks a feature that does not exist yet, after its name (row WORK-90). */
export function SoonBadge() {
  const { t } = useTranslation()
  return (
    <>
      {' '}
      <Badge tone="neutral">{t('pricing.soon')}</Badge>
    </>
  )
}
