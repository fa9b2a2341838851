import { useId, useState } from 'react'
import { MAX_REASON_LENGTH } from '#domain/operator-log/acts.ts'
import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { ActFailure } from '../shell/act-failure.tsx'
import { LoggedTextField } from '../shell/logged-text-field.tsx'
import type { Person } from './people-query.ts'
import { type PersonAct, usePersonAct } from './use-person-act.ts'

/** Asks why before something is done with an account. */
export function PersonActDialog(props: {
  act: PersonAct
  person: Person
  /** Of the act `signOutSession`. */
  session?: { sessionId: string; name: string }
  onClose: () => void
}) {
  const { act, person, session, onClose } = props
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const missingId = useId()
  const mutation = usePersonAct(act, person, session?.sessionId)
  const isMissing = visibleText(reason) === ''
  const name = person.name || person.userName
  return (
    <Dialog
      title={t(`deskPeople.dialog.${act}`, { name, device: session?.name ?? '' })}
      closeLabel={t('deskPeople.close')}
      isLocked={mutation.isPending}
      onClose={onClose}
    >
      <p className="mt-3 mb-4 text-muted">{t(`deskPeople.dialog.${act}Text`, { name })}</p>
      <DisabledWhileSending isSending={mutation.isPending} className="">
        <LoggedTextField
          label={t('deskPeople.dialog.reason')}
          hint={t('deskPeople.dialog.reasonHint')}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </DisabledWhileSending>
      <div className="mt-4 grid gap-4">
        <ActFailure title={t('deskPeople.dialog.failed')} error={mutation.error} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            tone={isMissing ? 'held-back' : act === 'lock' ? 'danger' : 'primary'}
            aria-disabled={isMissing ? true : undefined}
            aria-describedby={isMissing ? missingId : undefined}
            busy={mutation.isPending && t('deskPeople.dialog.busy')}
            onClick={() => !isMissing && mutation.mutate(reason, { onSuccess: onClose })}
          >
            {t(`deskPeople.dialog.submit.${act}`)}
          </Button>
          {isMissing && (
            <span id={missingId} className="text-sm text-muted">
              {t('deskPeople.dialog.missing')}
            </span>
          )}
        </div>
      </div>
    </Dialog>
  )
}
