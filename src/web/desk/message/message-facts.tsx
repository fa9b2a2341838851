import { PLAN_OPTIONS } from '#domain/contact/contact-request.ts'
import { formatPhone } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import type { Message } from './message-query.ts'

/** Who wrote a message, and what they asked for (DESK-080). */
export function MessageFacts({ message }: { message: Message }) {
  const { t } = useTranslation()
  const { email, phone, businessName, plan, demoDate, demoTime, source, language } = message
  const option = PLAN_OPTIONS.find((each) => each === plan)
  const lines = [
    ['email', email],
    ['phone', phone && formatPhone(phone)],
    ['salon', businessName],
    ['plan', option ? t(`deskMessages.facts.plans.${option}`) : plan],
    ['demo', [demoDate, demoTime].filter(Boolean).join(', ')],
    ['source', source],
    ['language', t(`deskMessages.facts.languages.${language}`)],
    ['reference', message.reference],
  ] as const
  return (
    <section>
      <h2 className="text-lg">{t('deskMessages.facts.title')}</h2>
      <dl className="mt-2 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-md wrap-anywhere">
        {lines
          .filter(([, value]) => value !== '')
          .map(([key, value]) => (
            <div key={key} className="contents">
              <dt className="text-muted">{t(`deskMessages.facts.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
