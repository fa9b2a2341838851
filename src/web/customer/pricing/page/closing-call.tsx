import { useTranslation } from '../../../language.ts'
import { Column } from '../../../ui/page.tsx'
import { SalesButton } from './sales-button.tsx'
import { TrialLink } from './trial-link.tsx'

/** The section at the end of the page: start a trial or ask for a demo (row PRICE-06). */
export function ClosingCall({ onDemo }: { onDemo: () => void }) {
  const { t } = useTranslation()
  return (
    <section className="bg-surface-accent">
      <Column className="py-14 text-center">
        <h2 className="text-3xl">{t('pricing.closing')}</h2>
        <div className="mt-5.5 flex flex-wrap justify-center gap-3">
          <TrialLink tone="primary" />
          <SalesButton onOpen={onDemo}>{t('pricing.scheduleDemo')}</SalesButton>
        </div>
      </Column>
    </section>
  )
}
