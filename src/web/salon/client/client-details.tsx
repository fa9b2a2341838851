import { useMutation, useQueryClient } from '@tanstack/react-query'
import Phone from 'lucide-react/icons/phone'
import { type FormEvent, useId, useState } from 'react'
import { isEmail } from '#domain/customer/email.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { visibleText } from '#domain/visible-text.ts'
import { formatDay, formatPhone } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import { changesSinceSent } from '../shell/changes-since-sent.ts'
import { useLeaveQuestion } from '../shell/use-leave-question.ts'
import { api } from '../workspace-api.ts'
import { type Client, clientsKey } from './clients-query.ts'

interface ClientDetailsProps {
  userName: string
  client: Client
  timeZone: string
}

/** Contact details and note of a client, in a form. What is typed stays until it is saved or replaced (WORK-67). */
export function ClientDetails({ userName, client, timeZone }: ClientDetailsProps) {
  const { t, language } = useTranslation()
  const { name, phone, hasAccount, clientSince } = client
  const day = formatDay(clientSince, timeZone, language, 'dayMonthYear')
  return (
    <section
      aria-labelledby="client-details"
      className="rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id="client-details" className="text-xl">
        {t('clients.details')}
      </h2>
      <p className="mt-1 text-md text-muted">
        {t(hasAccount ? 'clients.online' : 'clients.offline', { day })}
      </p>
      {phone && (
        <a
          href={`tel:${phone}`}
          aria-label={`${t('clients.call', { name })}, ${formatPhone(phone)}`}
          className="mt-1 inline-flex min-h-11 items-center gap-2 text-accent-strong underline underline-offset-4"
        >
          <Icon of={Phone} size="sm" />
          {formatPhone(phone)}
        </a>
      )}
      <CardForm userName={userName} client={client} />
    </section>
  )
}

type Fields = Pick<Client, 'name' | 'phone' | 'email' | 'note'>

function fieldsOf({ name, phone, email, note }: Client): Fields {
  return { name, phone: formatPhone(phone), email, note }
}

type SavedCard = Fields & { version: number }

/** What the user typed, and the card as it was when they began. */
interface Edit {
  readonly fields: Fields
  readonly begun: Client
}

function CardForm({ userName, client }: { userName: string; client: Client }) {
  const { t } = useTranslation()
  const id = useId()
  const [edit, setEdit] = useState<Edit | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const fields = edit?.fields ?? fieldsOf(client)
  useLeaveQuestion(!isSame(fields, fieldsOf(client)))
  const save = useSaveClient(userName, client.clientId, (saved) =>
    setEdit((now) => now && editAfterSave(now, saved)),
  )
  const refusal = save.error && (save.error.cause as RefusalCode)
  const nameError = visibleText(fields.name) === '' && t('clients.nameMissing')
  const emailError =
    fields.email.trim() !== '' && !isEmail(fields.email.trim()) && t('clients.emailInvalid')
  const errors = [
    ...(nameError ? [{ fieldId: `${id}-name`, message: nameError }] : []),
    ...(emailError ? [{ fieldId: `${id}-email`, message: emailError }] : []),
  ]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    const isInformed = refusal === 'client-changed'
    const version = isInformed || !edit ? client.version : versionRead(edit, client)
    if (errors.length === 0) save.mutate({ ...fields, version })
  }
  const field = (key: 'name' | 'phone' | 'email' | 'note') => ({
    id: `${id}-${key}`,
    value: fields[key],
    onChange: (event: { target: { value: string } }) =>
      setEdit({ begun: client, ...edit, fields: { ...fields, [key]: event.target.value } }),
  })
  return (
    <form noValidate onSubmit={submit} className="mt-3 grid gap-4">
      <ErrorSummary title={t('clients.faults')} errors={isChecked ? errors : []} />
      <TextField
        {...field('name')}
        label={t('clients.name')}
        maxLength={120}
        autoComplete="off"
        error={isChecked && nameError}
      />
      <TextField
        {...field('phone')}
        type="tel"
        label={t('clients.phone')}
        maxLength={30}
        autoComplete="off"
      />
      <TextField
        {...field('email')}
        type="email"
        label={t('clients.email')}
        maxLength={254}
        autoComplete="off"
        error={isChecked && emailError}
      />
      <TextAreaField
        {...field('note')}
        label={t('clients.note')}
        hint={t('clients.noteHint', { name: client.name })}
        maxLength={2000}
      />
      {refusal && (
        <FailureNote title={t('clients.notSaved')}>
          {refusal === 'client-changed' ? t('clients.changed') : t(`refusals.${refusal}`)}
        </FailureNote>
      )}
      {refusal === 'client-changed' && (
        <Button
          size="sm"
          onClick={() => {
            setEdit(null)
            save.reset()
          }}
        >
          {t('clients.readAgain')}
        </Button>
      )}
      <Button type="submit" busy={save.isPending && t('clients.saving')}>
        {t('clients.save')}
      </Button>
    </form>
  )
}

/** What was typed while the card was saved, over the card as it was saved; null when nothing was. */
function editAfterSave({ fields, begun }: Edit, { version, ...saved }: SavedCard): Edit | null {
  const typed = changesSinceSent(fields, saved)
  if (Object.keys(typed).length === 0) return null
  return { fields: { ...saved, ...typed }, begun: { ...begun, ...saved, version } }
}

// A block changes the version too, and nothing that stands in the form.
function versionRead({ begun }: Edit, client: Client): number {
  return isSame(fieldsOf(begun), fieldsOf(client)) ? client.version : begun.version
}

function isSame(a: Fields, b: Fields): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Saves the card as it was read. Once the user was told that it has changed, the next save replaces what is there. */
function useSaveClient(userName: string, clientId: string, onSaved: (saved: SavedCard) => void) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const readAgain = () => queries.invalidateQueries({ queryKey: clientsKey(userName) })
  return useMutation({
    mutationFn: async (body: SavedCard) => {
      const answer = await api('updateClient', { params: { userName, clientId }, body })
      if (!answer.ok) throw new Error('The client was not saved', { cause: answer.refusal })
      return answer.reply.data
    },
    onSuccess: async ({ version }, sent) => {
      await readAgain()
      onSaved({ ...sent, version })
      showToast('success', t('clients.saved'))
    },
    onError: readAgain,
  })
}
