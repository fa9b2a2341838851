import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailureNote } from '../../ui/note.tsx'
import type { Message } from './message-query.ts'
import { useMessageAct } from './use-message-act.ts'

/** Whether a message is a privacy request, which has a term of its own (DESK-300). */
export function MessagePrivacy({ message }: { message: Message }) {
  const { t } = useTranslation()
  const { mutate, isPending, refusal } = useMessageAct(message)
  return (
    <div>
      <Checkbox
        checked={message.isPrivacyRequest}
        disabled={isPending}
        onChange={({ target }) =>
          mutate({ name: 'setPrivacyRequest', isPrivacyRequest: target.checked })
        }
      >
        {t('deskMessages.privacy.label')}
        <span className="block text-sm text-muted">{t('deskMessages.privacy.hint')}</span>
      </Checkbox>
      {message.isPrivacyRequest && (
        <Link to="/desk/people" className="link inline-block py-2.5 pl-9.5">
          {t('deskMessages.privacy.people')}
        </Link>
      )}
      {refusal && (
        <FailureNote title={t('deskMessages.privacy.failed')}>
          {t(`refusals.${refusal}`)}
        </FailureNote>
      )}
    </div>
  )
}
