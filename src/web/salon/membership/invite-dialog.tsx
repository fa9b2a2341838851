import { type FormEvent, useRef, useState } from 'react'
import { isEmail } from '#domain/customer/email.ts'
import type { MemberRole } from '#domain/membership/role.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { type Language, languages } from '#messages/language.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useLeaveQuestion } from '../shell/use-leave-question.ts'
import { RoleChoice } from './role-choice.tsx'
import { useTeamAct } from './use-team-act.ts'

const EMAIL_LENGTH = 254

interface InviteDialogProps {
  userName: string
  /** The language of the mails to the salon. */
  salonLanguage: Language
  onClose: () => void
}

/** Invites somebody by mail address in a role (WORK-93). */
export function InviteDialog({ userName, salonLanguage, onClose }: InviteDialogProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<MemberRole>('staff')
  const [language, setLanguage] = useState<Language>(salonLanguage)
  const [isWrong, setIsWrong] = useState(false)
  const invite = useTeamAct(userName, 'inviteMember', ({ data }) => {
    onClose()
    showToast('success', t('team.inviting.sent', { email: data.invitation.email }))
  })
  const { mutate, isPending, error, submittedAt } = invite
  const { mayClose } = useLeaveQuestion(email.trim() !== '')
  const leave = () => mayClose() && onClose()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const address = email.trim()
    setIsWrong(!isEmail(address))
    if (!isEmail(address)) field.current?.focus()
    else mutate({ params: { userName }, body: { email: address, role, language } })
  }
  return (
    <Dialog
      title={t('team.inviting.title')}
      closeLabel={t('team.cancel')}
      isLocked={isPending}
      width="narrow"
      onClose={leave}
    >
      <form noValidate onSubmit={send} className="mt-3 grid gap-4.5">
        <DisabledWhileSending isSending={isPending} className="grid gap-4.5">
          <TextField
            ref={field}
            type="email"
            label={t('team.inviting.email')}
            hint={t('team.inviting.emailHint')}
            error={isWrong && t('team.inviting.emailMissing')}
            autoComplete="off"
            maxLength={EMAIL_LENGTH}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <RoleChoice value={role} onChange={setRole} />
          <SelectField
            label={t('team.inviting.language')}
            value={language}
            onChange={(event) => setLanguage(event.target.value as Language)}
          >
            {languages.map((each) => (
              <option key={each} value={each} lang={each}>
                {t(`team.inviting.languages.${each}`)}
              </option>
            ))}
          </SelectField>
        </DisabledWhileSending>
        {error && !isPending && (
          <FailureNote key={submittedAt} title={t('team.inviting.failed')}>
            {t(`refusals.${error.cause as RefusalCode}`)}
          </FailureNote>
        )}
        <div className="grid gap-2.5">
          <Button full type="submit" tone="primary" busy={isPending && t('team.inviting.sending')}>
            {t('team.inviting.send')}
          </Button>
          <Button full tone="quiet" disabled={isPending} onClick={leave}>
            {t('team.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
