import { useQuery, useQueryClient } from '@tanstack/react-query'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay } from '#messages/format.ts'
import { taxReminderLetter } from '#messages/tax-reminder-letter.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { api } from '../../desk-api.ts'
import { ActFailure } from '../../shell/act-failure.tsx'
import { MailPreview } from '../../shell/decision-form.tsx'
import { useMutationOnce } from '../../shell/use-mutation-once.ts'
import { type TaxReminder, taxReminderQuery } from './tax-query.ts'

/** Asks salons for what they miss, and says what became of the mails (DESK-187). */
export function TaxReminderPart({ year }: { year: number }) {
  const { t } = useTranslation()
  const { data, error } = useQuery(taxReminderQuery(year))
  const [isAsking, setAsking] = useState(false)
  if (!data)
    return error ? (
      <p role="alert" className="mt-3">
        {t('deskSystem.tax.reminder.failed')}
      </p>
    ) : null
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      {data.latest && <LatestText latest={data.latest} />}
      <Button onClick={() => setAsking(true)}>
        <Icon of={Mail} size="sm" />
        {t('deskSystem.tax.reminder.ask')}
      </Button>
      {isAsking && <ReminderDialog year={year} reminder={data} onClose={() => setAsking(false)} />}
    </div>
  )
}

function LatestText({ latest }: { latest: NonNullable<TaxReminder['latest']> }) {
  const { t, language } = useTranslation()
  const { sentAt, areMailsEnqueued, providers, left, givenUp } = latest
  const day = formatDay(sentAt, DUTCH_ZONE, language, 'dayMonthYear')
  const waiting = providers - left - givenUp
  return (
    <p role="status">
      {t('deskSystem.tax.reminder.latest', { count: providers, day })}
      {!areMailsEnqueued && ` ${t('deskSystem.tax.reminder.begin')}`}
      {waiting > 0 && ` ${t('deskSystem.tax.reminder.waiting', { count: waiting })}`}
      {givenUp > 0 && (
        <span className="font-strong text-warning">
          {` ${t('deskSystem.tax.reminder.givenUp', { count: givenUp })}`}
        </span>
      )}
    </p>
  )
}

interface ReminderDialogProps {
  year: number
  reminder: TaxReminder
  onClose: () => void
}

/** Whom the mail reaches, and the mail as it will leave. */
export function ReminderDialog({ year, reminder, onClose }: ReminderDialogProps) {
  const { t, language } = useTranslation()
  const queries = useQueryClient()
  const { queryKey } = taxReminderQuery(year)
  const send = useMutationOnce({
    mutationFn: async () => {
      const answer = await api('sendTaxReminder', { params: { year: String(year) }, body: {} })
      if (answer.ok) return answer.reply.data
      if (answer.refusal === 'item-changed' || answer.refusal === 'nothing-to-send')
        void queries.invalidateQueries({ queryKey })
      throw new Error('The reminder was not sent', { cause: answer.refusal })
    },
    onSuccess: (data) => {
      queries.setQueryData(queryKey, data)
      showToast('success', t('deskSystem.tax.reminder.done'))
      onClose()
    },
  })
  const { reach, mailedLately, withoutAddress } = reminder
  const salon = `[${t('deskSystem.tax.reminder.salon')}]`
  const missing = [`[${t('deskSystem.tax.reminder.fields')}]`]
  const letter = taxReminderLetter({ year, salon, missing }, language)
  const rows = letter.rows.map(({ label, lines }) => `${label}\n${lines.join('\n')}`)
  return (
    <Dialog
      title={t('deskSystem.tax.reminder.title', { year: String(year) })}
      closeLabel={t('desk.close')}
      isLocked={send.isPending}
      onClose={onClose}
    >
      <div className="mt-4 grid grid-cols-1 gap-4">
        <MailPreview
          to={t('deskSystem.tax.reminder.to')}
          subject={letter.subject}
          paragraphs={[letter.heading, letter.opening, ...rows, ...letter.notes]}
        />
        {mailedLately > 0 && (
          <p className="text-md text-muted">
            {t('deskSystem.tax.reminder.mailedLately', { count: mailedLately })}
          </p>
        )}
        {withoutAddress > 0 && (
          <p className="text-md text-muted">
            {t('deskSystem.tax.reminder.withoutAddress', { count: withoutAddress })}
          </p>
        )}
        <ActFailure title={t('deskSystem.tax.reminder.notSent')} error={send.error} />
        <Button
          full
          tone={reach === 0 ? 'held-back' : 'primary'}
          aria-disabled={reach === 0 ? true : undefined}
          busy={send.isPending && t('deskSystem.tax.reminder.sending')}
          onClick={() => reach > 0 && send.mutate()}
        >
          {reach === 0
            ? t('deskSystem.tax.reminder.nobody')
            : t('deskSystem.tax.reminder.send', { count: reach })}
        </Button>
      </div>
    </Dialog>
  )
}
