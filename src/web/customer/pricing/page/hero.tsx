import { CoverPicture } from '../../../art/cover-picture.tsx'
import { useTranslation } from '../../../language.ts'
import { Column } from '../../../ui/page.tsx'
import { SalesButton } from './sales-button.tsx'
import { TrialLink } from './trial-link.tsx'

/** Title, text and the two main actions (row PRICE-01). */
export function Hero({ onContact }: { onContact: () => void }) {
  const { t } = useTranslation()
  return (
    <section className="border-b border-line bg-surface-soft">
      <Column className="grid items-center gap-8 pt-8 pb-18 sm:grid-cols-2 md:pt-16 md:pb-30">
        <div className="min-w-0">
          <h1 className="text-4xl">{t('pricing.hero.title')}</h1>
          <p className="mt-4.5 mb-6.5 max-w-[44ch] text-lg text-muted">{t('pricing.hero.text')}</p>
          <div className="flex flex-wrap gap-3">
            <TrialLink tone="primary" />
            <SalesButton onOpen={onContact}>{t('pricing.contact')}</SalesButton>
          </div>
        </div>
        <CoverPicture
          userName="bloesem"
          scene="tulips"
          palette="butter"
          eager
          className="aspect-[16/10] w-full rounded-xl bg-surface-accent object-cover"
        />
      </Column>
    </section>
  )
}
