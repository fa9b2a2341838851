import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { isAvailable } from '#domain/pricing/available-features.ts'
import type { Feature } from '#domain/pricing/features.ts'
import { useTranslation } from '../../../language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { planFigures } from '../plan-text.ts'

const QUESTIONS = [
  ...(['cost', 'trial', 'vat', 'stop', 'payments'] as const),
  ...(['data', 'doubleBooking', 'noShow', 'ranking', 'messages'] as const),
]

/** The features that an answer names; those that do not exist yet are announced below it. */
const FEATURES_IN: Partial<Record<(typeof QUESTIONS)[number], readonly Feature[]>> = {
  cost: ['textMessages', 'emailMarketing'],
  payments: ['paymentGateway'],
  data: ['clientDatabase'],
  messages: ['freeEmails', 'textMessages'],
}

/** The FAQ; one answer is open at a time, initially the first (row PRICE-05). */
export function Questions() {
  const { t, language } = useTranslation()
  const figures = planFigures(t, language)
  return (
    <section className="mt-16 max-w-[47.5rem]">
      <h2 className="mb-2 text-2xl">{t('pricing.faq.title')}</h2>
      {QUESTIONS.map((name, index) => (
        <details
          key={name}
          name="question"
          open={index === 0}
          className="group border-b border-line"
        >
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
            <h3>{t(`pricing.faq.questions.${name}.question`)}</h3>
            <Icon of={Plus} className="group-open:hidden" />
            <Icon of={Minus} className="hidden group-open:block" />
          </summary>
          <div className="flex max-h-[500px] flex-col gap-3 overflow-y-auto pb-5 text-muted">
            {t(`pricing.faq.questions.${name}.answer`, figures)
              .split('\n')
              .map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            <SoonNote features={FEATURES_IN[name] ?? []} />
          </div>
        </details>
      ))}
    </section>
  )
}

function SoonNote({ features }: { features: readonly Feature[] }) {
  const { t } = useTranslation()
  const soon = features.filter((feature) => !isAvailable(feature))
  if (soon.length === 0) return null
  const names = soon.map((feature) => lowerFirst(t(`pricing.features.${feature}`)))
  return (
    <p className="font-medium text-text">{t('pricing.soonOf', { features: names.join(', ') })}</p>
  )
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
