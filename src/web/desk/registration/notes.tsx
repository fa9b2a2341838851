import type { FormEvent } from 'react'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { visibleText } from '#domain/visible-text.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { RegistrationActFailure } from './registration-act-failure.tsx'
import type { Registration } from './registrations-query.ts'
import { useRegistrationAct } from './use-registration-act.ts'

interface NotesProps {
  registration: Registration
  /** What is typed and not saved. */
  text: string
  onChange: (text: string) => void
  onSaved: (text: string) => void
}

/** What operators write down for each other about a registration; the salon never reads it (DESK-248). */
export function Notes({ registration, text, onChange, onSaved }: NotesProps) {
  const { t, language } = useTranslation()
  const act = useRegistrationAct(registration)
  const isMissing = visibleText(text) === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isMissing || act.isPending) return
    const note = { name: 'addRegistrationNote', body: { text } } as const
    act.mutate(note, { onSuccess: () => onSaved(text) })
  }
  return (
    <section aria-labelledby="notes" className="card p-5 sm:p-6">
      <h2 id="notes" className="text-xl">
        {t('deskRegistrations.notes.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">
        {t('deskRegistrations.notes.text')}{' '}
        {registration.notes.length === 0 && t('deskRegistrations.notes.none')}
      </p>
      <ol className="mt-3 grid gap-3 empty:hidden">
        {registration.notes.map(({ noteId, writtenAt, writtenBy, text: written }) => (
          <li key={noteId} className="border-l-3 border-line pl-3">
            <p className="whitespace-pre-line wrap-anywhere">{written}</p>
            <p className="text-sm text-muted">
              {writtenBy ?? t('deskRegistrations.notes.nobody')},{' '}
              <time dateTime={writtenAt}>
                {formatDay(writtenAt, DUTCH_ZONE, language, 'dayMonthYear')},{' '}
                {formatTime(writtenAt, DUTCH_ZONE, language)}
              </time>
            </p>
          </li>
        ))}
      </ol>
      <form onSubmit={submit} noValidate className="mt-4 grid grid-cols-1 gap-3">
        <TextAreaField
          label={t('deskRegistrations.notes.label')}
          maxLength={2000}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
        <RegistrationActFailure failure={act.isPending ? null : act.failure} />
        <Button
          type="submit"
          size="sm"
          tone={isMissing ? 'held-back' : 'outlined'}
          aria-disabled={isMissing || undefined}
          busy={act.isPending && t('deskRegistrations.notes.saving')}
        >
          {t('deskRegistrations.notes.save')}
        </Button>
      </form>
    </section>
  )
}
