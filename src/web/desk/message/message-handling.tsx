import { CONTACT_STATUSES, type ContactStatus } from '#domain/contact/contact-status.ts'
import { useTranslation } from '../../language.ts'
import { SelectField } from '../../ui/field.tsx'
import { FailureNote } from '../../ui/note.tsx'
import type { Message } from './message-query.ts'
import { useMessageAct } from './use-message-act.ts'

/** What a message waits for, and who handles it (DESK-083). */
export function MessageHandling({ message }: { message: Message }) {
  const { t } = useTranslation()
  const status = useMessageAct(message)
  const assignee = useMessageAct(message)
  // Both change the version of the message: one waits for the other.
  const isPending = status.isPending || assignee.isPending
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-4">
      <SelectField
        label={t('deskMessages.status.label')}
        value={message.status}
        disabled={isPending}
        onChange={({ target }) =>
          status.mutate({
            name: 'setContactRequestStatus',
            status: target.value as ContactStatus,
          })
        }
      >
        {CONTACT_STATUSES.map((each) => (
          <option key={each} value={each}>
            {t(`deskMessages.statuses.${each}`)}
          </option>
        ))}
      </SelectField>
      {status.refusal && (
        <FailureNote title={t('deskMessages.status.failed')}>
          {t(`refusals.${status.refusal}`)}
        </FailureNote>
      )}
      <SelectField
        label={t('deskMessages.assignee.label')}
        value={message.assignee?.userName ?? ''}
        disabled={isPending}
        onChange={({ target }) =>
          assignee.mutate({ name: 'assignContactRequest', assignee: target.value || null })
        }
      >
        <option value="">{t('deskMessages.assignee.nobody')}</option>
        {message.operators.map(({ userName, name }) => (
          <option key={userName} value={userName}>
            {name || userName}
          </option>
        ))}
      </SelectField>
      {assignee.refusal && (
        <FailureNote title={t('deskMessages.assignee.failed')}>
          {t(`refusals.${assignee.refusal}`)}
        </FailureNote>
      )}
    </div>
  )
}
