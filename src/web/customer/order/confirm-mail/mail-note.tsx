import { useRouter } from '@tanstack/react-router'
import Mail from 'lucide-react/icons/mail'
import { type FormEvent, useRef, useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { api } from '../../../api-client.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { showToast } from '../../../ui/toast.tsx'
import type { Order } from '../../booking/order-data.ts'

type State = 'idle' | 'asking' | 'asked' | 'confirming' | RefusalCode

/** Says that the order's mail address gets no mails, with a form to confirm the address by a code. */
export function MailNote({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { orderId, mailTo, customerInfo } = order
  const email = customerInfo.customerEmail
  const router = useRouter()
  const [state, setState] = useState<State>('idle')
  // The code may have been requested on another device, so the form also opens without requesting one.
  const [hasCode, setHasCode] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const params = { orderId }
  const requestCode = async () => {
    setState('asking')
    const answer = await api('requestMailCode', { params, body: {} })
    if (answer.ok) setHasCode(true)
    setState(answer.ok ? 'asked' : answer.refusal)
  }
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'confirming' || code.trim() === '') return
    setState('confirming')
    const answer = await api('confirmMailCode', { params, body: { code } })
    if (!answer.ok) {
      setState(answer.refusal)
      return field.current?.focus()
    }
    showToast('success', t('orderDetail.mailing.proven', { email }))
    await router.invalidate()
  }
  return (
    <Note tone="warning" icon={Mail}>
      {mailTo.length === 0 && <p>{t('orderDetail.mailing.noAddress')}</p>}
      <p>{t('orderDetail.mailing.unproven', { email })}</p>
      {hasCode && (
        <form noValidate onSubmit={confirm} className="mt-3 grid gap-3">
          <TextField
            ref={(input) => {
              if (!field.current) input?.focus()
              field.current = input
            }}
            label={t('orderDetail.mailing.code')}
            hint={t('orderDetail.mailing.sent', { email })}
            autoComplete="one-time-code"
            inputMode="numeric"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <div>
            <Button
              type="submit"
              tone="primary"
              busy={state === 'confirming' && t('orderDetail.mailing.confirming')}
            >
              {t('orderDetail.mailing.confirm')}
            </Button>
          </div>
        </form>
      )}
      <Failure state={state} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          size="sm"
          busy={state === 'asking' && t('orderDetail.mailing.asking')}
          onClick={requestCode}
        >
          {t(hasCode ? 'orderDetail.mailing.askAgain' : 'orderDetail.mailing.ask')}
        </Button>
        {!hasCode && (
          <Button size="sm" onClick={() => setHasCode(true)}>
            {t('orderDetail.mailing.haveCode')}
          </Button>
        )}
      </div>
    </Note>
  )
}

function Failure({ state }: { state: State }) {
  const { t } = useTranslation()
  if (state === 'idle' || state === 'asking' || state === 'asked' || state === 'confirming') {
    return null
  }
  return (
    <p role="alert" className="mt-3 font-medium text-danger">
      {state === 'too-many-requests' ? t('orderDetail.mailing.tooMany') : t(`refusals.${state}`)}
    </p>
  )
}
