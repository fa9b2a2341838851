import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Registration } from './registrations-query.ts'

/** What was checked of a registration: what needs an eye first (DESK-043). */
export function Checks({ registration }: { registration: Registration }) {
  const { t } = useTranslation()
  const rows = useCheckRows(registration).toSorted((a, b) => Number(a.isRight) - Number(b.isRight))
  return (
    <section aria-labelledby="checks" className="card p-5 sm:p-6">
      <h2 id="checks" className="mb-2 text-xl">
        {t('deskRegistrations.checks.title')}
      </h2>
      <ul className="divide-y divide-line">
        {rows.map(({ key, isRight, title, text }) => (
          <li key={key} className="flex gap-3 py-3">
            <Icon
              of={isRight ? CircleCheck : CircleAlert}
              className={isRight ? 'mt-px text-success' : 'mt-px text-warning'}
            />
            <div className="min-w-0 wrap-anywhere">
              <b className="font-strong">
                <span className="sr-only">
                  {t(`deskRegistrations.checks.${isRight ? 'right' : 'attention'}`)}
                </span>
                {title}
              </b>
              {text && <p className="text-md text-muted">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface CheckRow {
  readonly key: string
  readonly isRight: boolean
  readonly title: string
  readonly text?: string
}

function useCheckRows(registration: Registration): CheckRow[] {
  const { t, language } = useTranslation()
  const { checks, hasDuplicates, kvkNumber, email } = registration
  const { kvk, provenAt, place } = checks
  const address = [registration.street, registration.postalCode].filter(Boolean).join(', ')
  const hasPoint = place === 'address' || place === 'postal-code'
  const placeTexts = { 'no-service': 'noServiceText', unknown: 'unknownText' } as const
  const duplicates = hasDuplicates ? 'some' : 'none'
  return [
    {
      key: 'duplicates',
      isRight: !hasDuplicates,
      title: t(`deskRegistrations.checks.duplicates.${duplicates}`),
      text: t(`deskRegistrations.checks.duplicates.${duplicates}Text`),
    },
    {
      key: 'kvk',
      isRight: kvk === 'right',
      title: t(`deskRegistrations.checks.kvk.${kvk}`, { number: kvkNumber ?? '' }),
      ...(kvk === 'right' && { text: t('deskRegistrations.checks.kvk.text') }),
    },
    vatRow(registration, { t, language }),
    {
      key: 'mail',
      isRight: provenAt !== null,
      title: t(`deskRegistrations.checks.mail.${provenAt ? 'right' : 'missing'}`),
      text: provenAt
        ? `${email}, ${formatDay(provenAt, DUTCH_ZONE, language, 'dayMonthYear')}`
        : t('deskRegistrations.checks.mail.text'),
    },
    {
      key: 'place',
      isRight: place === 'address',
      title: t(`deskRegistrations.checks.place.${place}`),
      text: hasPoint
        ? address
        : t(`deskRegistrations.checks.place.${placeTexts[place as keyof typeof placeTexts]}`),
    },
  ]
}

/** The VAT id by its check digits, and by the service where one is asked (DESK-249). */
function vatRow(
  { vatId, checks: { vat, vatService } }: Registration,
  { t, language }: Pick<ReturnType<typeof useTranslation>, 't' | 'language'>,
): CheckRow {
  const title = t(`deskRegistrations.checks.vat.${vat}`, { number: vatId ?? '' })
  if (vat !== 'right') return { key: 'vat', isRight: false, title }
  if (!vatService)
    return { key: 'vat', isRight: true, title, text: t('deskRegistrations.checks.vat.text') }
  const { result, checkedAt, retryAt } = vatService
  const moment = (at: string | null) =>
    at
      ? `${formatDay(at, DUTCH_ZONE, language, 'dayMonthYear')}, ${formatTime(at, DUTCH_ZONE, language)}`
      : ''
  return {
    key: 'vat',
    isRight: result === 'valid' || result === 'asking',
    title,
    text: t(`deskRegistrations.checks.vat.service.${result}`, {
      checked: moment(checkedAt),
      retry: moment(retryAt),
    }),
  }
}
