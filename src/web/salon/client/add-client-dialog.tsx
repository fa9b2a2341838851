import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { isEmail } from '#domain/customer/email.ts'
import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../language.ts'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useLeaveQuestion } from '../shell/use-leave-question.ts'
import { useRequestKey } from '../shell/use-request-key.ts'
import { api } from '../workspace-api.ts'
import { ActDialog } from './act-dialog.tsx'
import { clientsKey } from './clients-query.ts'

interface AddClientDialogProps {
  userName: string
  onClose: () => void
}

const EMPTY = { name: '', phone: '', email: '' }

/** Adds a client without a visit; a card with the same number or address is named first (WORK-168). */
export function AddClientDialog({ userName, onClose }: AddClientDialogProps) {
  const { t } = useTranslation()
  const [fields, setFields] = useState(EMPTY)
  const [isChecked, setIsChecked] = useState(false)
  const question = useLeaveQuestion(Object.values(fields).some((text) => visibleText(text) !== ''))
  const add = useAddClient(userName, question.allow)
  const doubles = add.data?.clientId === null ? add.data.doubles : []
  const email = fields.email.trim()
  const isNameless = visibleText(fields.name) === ''
  const isEmailWrong = email !== '' && !isEmail(email)
  const send = () => {
    setIsChecked(true)
    if (isNameless || isEmailWrong) return
    add.mutate({ ...fields, email, isAnother: doubles.length > 0 })
  }
  const field = (key: keyof typeof EMPTY) => ({
    value: fields[key],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => {
      add.reset() // whose card it is may be another one now
      setFields({ ...fields, [key]: event.target.value })
    },
  })
  const optional = `(${t('common.optional')})`
  return (
    <ActDialog
      title={t('clients.add')}
      text={t('clients.addText')}
      act={t(doubles.length > 0 ? 'clients.addAnother' : 'clients.addDo')}
      error={add.error}
      isSending={add.isPending}
      onAct={send}
      onClose={() => question.mayClose() && onClose()}
    >
      <DisabledWhileSending isSending={add.isPending} className="mt-4 grid gap-4">
        <TextField
          {...field('name')}
          label={t('clients.name')}
          maxLength={120}
          error={isChecked && isNameless && t('clients.nameMissing')}
        />
        <TextField
          {...field('phone')}
          type="tel"
          label={t('clients.phone')}
          aside={optional}
          maxLength={30}
        />
        <TextField
          {...field('email')}
          type="email"
          label={t('clients.email')}
          aside={optional}
          maxLength={254}
          error={isChecked && isEmailWrong && t('clients.emailInvalid')}
        />
        {doubles.length > 0 && (
          <Note role="alert" tone="warning" icon={Users} title={t('clients.addDouble')}>
            {doubles.map(({ clientId, name }) => (
              <Link
                key={clientId}
                to="/salon/$userName/clients/$clientId"
                params={{ userName, clientId }}
                onClick={question.allow} // what was typed is on this card
                className="link flex min-h-11 items-center wrap-anywhere"
              >
                {name}
              </Link>
            ))}
          </Note>
        )}
      </DisabledWhileSending>
    </ActDialog>
  )
}

type NewClient = typeof EMPTY & { isAnother: boolean }

/** Adds a client and opens the card. The cause of a failure is a refusal. `onAdded` is called before the card opens. */
function useAddClient(userName: string, onAdded: () => void) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const keyFor = useRequestKey()
  return useMutation({
    mutationFn: async (body: NewClient) => {
      const call = { params: { userName }, body, headers: keyFor(body) }
      const answer = await api('addClient', call)
      if (!answer.ok) throw new Error('The client was not added', { cause: answer.refusal })
      return answer.reply.data
    },
    onSuccess: ({ clientId }) => {
      if (clientId === null) return
      void queries.invalidateQueries({ queryKey: clientsKey(userName) })
      showToast('success', t('clients.addDone'))
      onAdded()
      void navigate({
        to: '/salon/$userName/clients/$clientId',
        params: { userName, clientId },
      })
    },
  })
}
