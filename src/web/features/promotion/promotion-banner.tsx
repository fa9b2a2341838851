import Tag from 'lucide-react/icons/tag'
import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'

interface PromotionBannerProps {
  /** Texts in the reader's language. */
  promotion: { readonly title: string; readonly description: string }
}

/** A promotion on the salon's page. */
export function PromotionBanner({ promotion }: PromotionBannerProps) {
  const { t } = useTranslation()
  return (
    <div className="flex items-center gap-3.5 not-first:mt-3 rounded-md border border-dashed border-accent px-4 py-3.5">
      <Icon of={Tag} />
      <div className="min-w-0 grow">
        <p className="font-strong hyphens-auto">{promotion.title}</p>
        <p className="text-sm text-muted">
          {promotion.description} {t('promotion.inOverview')}
        </p>
      </div>
    </div>
  )
}
