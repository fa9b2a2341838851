import { type FormEvent, useRef, useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { TextField } from '../../ui/field.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useLeaveQuestion } from '../shell/use-leave-question.ts'
import { useAddExternalCalendar } from './use-external-calendar.ts'

const NAME_LENGTH = 60
const ADDRESS_LENGTH = 2_000

type Fault = 'nameMissing' | 'addressMissing' | 'addressWrong'

/** Asks for the name and address of a calendar, which is read before the dialog closes (WORK-113). */
export function AddCalendarDialog({
  userName,
  onClose,
}: {
  userName: string
  onClose: () => void
}) {
  const { t } = useTranslation()
  const nameField = useRef<HTMLInputElement>(null)
  const addressField = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [fault, setFault] = useState<Fault | null>(null)
  const { mutate, isPending, error, submittedAt, reset } = useAddExternalCalendar(userName)
  const { mayClose } = useLeaveQuestion(visibleText(name) !== '' || address.trim() !== '')
  const leave = () => mayClose() && onClose()
  const refuse = (found: Fault) => {
    setFault(found)
    const field = found === 'nameMissing' ? nameField : addressField
    field.current?.focus()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const wanted = { name: visibleText(name), address: address.trim() }
    const found = faultOf(wanted)
    setFault(found)
    if (found) return refuse(found)
    mutate(wanted, {
      onSuccess: () => {
        onClose()
        showToast('success', t('settings.external.form.done', { name: wanted.name }))
      },
      onError: ({ cause }) => {
        if (cause !== 'invalid-request') return
        reset()
        refuse('addressWrong')
      },
    })
  }
  return (
    <Dialog
      title={t('settings.external.form.title')}
      closeLabel={t('settings.external.form.leave')}
      isLocked={isPending}
      width="narrow"
      onClose={leave}
    >
      <form noValidate onSubmit={send} className="mt-3 grid gap-4.5">
        <DisabledWhileSending isSending={isPending} className="grid gap-4.5">
          <TextField
            ref={nameField}
            label={t('settings.external.form.name')}
            hint={t('settings.external.form.nameHint')}
            error={fault === 'nameMissing' && t('settings.external.form.nameMissing')}
            autoComplete="off"
            maxLength={NAME_LENGTH}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            ref={addressField}
            label={t('settings.external.form.address')}
            hint={t('settings.external.form.addressHint')}
            error={
              fault !== null && fault !== 'nameMissing' && t(`settings.external.form.${fault}`)
            }
            type="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={ADDRESS_LENGTH}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </DisabledWhileSending>
        <Where />
        {error && !isPending && (
          <FailureNote key={submittedAt} title={t('settings.external.form.notAdded')}>
            {t(`refusals.${error.cause as RefusalCode}`)}
          </FailureNote>
        )}
        <div className="grid gap-2.5">
          <Button
            full
            type="submit"
            tone="primary"
            busy={isPending && t('settings.external.form.sending')}
          >
            {t('settings.external.form.send')}
          </Button>
          <Button full tone="quiet" disabled={isPending} onClick={leave}>
            {t('settings.external.form.leave')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Where() {
  const { t } = useTranslation()
  return (
    <details className="text-sm">
      <summary className="fold font-strong">{t('settings.external.form.where')}</summary>
      <ul className="mt-2 grid gap-1.5 text-muted">
        <li>{t('settings.external.form.google')}</li>
        <li>{t('settings.external.form.apple')}</li>
        <li>{t('settings.external.form.outlook')}</li>
      </ul>
    </details>
  )
}

function faultOf({ name, address }: { name: string; address: string }): Fault | null {
  if (name === '') return 'nameMissing'
  if (address === '') return 'addressMissing'
  return /^(https|webcals?):\/\/\S+$/i.test(address) ? null : 'addressWrong'
}
