import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useId, useState } from 'react'
import { MAX_REASON_LENGTH } from '#domain/operator-log/acts.ts'
import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../desk-api.ts'
import { ActFailure } from '../shell/act-failure.tsx'
import { LoggedTextField } from '../shell/logged-text-field.tsx'
import { useMutationOnce } from '../shell/use-mutation-once.ts'
import { type Person, peopleQuery, personQuery } from './people-query.ts'

const GOES = ['contact', 'signIn', 'messages', 'reviews'] as const
const STAYS = ['orders', 'act'] as const

/** What goes and what stays when an account is erased; its address is typed over (DESK-136). */
export function EraseDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const missingId = useId()
  const erase = useErase(person)
  const address = person.email || person.userName
  const isInUse = person.counts.visitsToCome + person.counts.ownSalons > 0
  const missing =
    typed.trim().toLowerCase() !== address.toLowerCase()
      ? t('deskPeople.erase.missing')
      : visibleText(reason) === '' && t('deskPeople.dialog.missing')
  const isHeldBack = isInUse || Boolean(missing)
  return (
    <Dialog
      title={t('deskPeople.erase.title', { name: person.name || person.userName })}
      closeLabel={t('deskPeople.close')}
      isLocked={erase.isPending}
      onClose={onClose}
    >
      <p className="mt-3 text-muted">{t('deskPeople.erase.text', { name: person.name })}</p>
      <WhatGoes />
      <Obligations person={person} />
      {!isInUse && (
        <div className="mt-4 grid gap-4">
          <DisabledWhileSending isSending={erase.isPending} className="grid gap-4">
            <LoggedTextField
              label={t('deskPeople.dialog.reason')}
              hint={t('deskPeople.dialog.reasonHint')}
              maxLength={MAX_REASON_LENGTH}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
            <TextField
              label={t('deskPeople.erase.address', { address })}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </DisabledWhileSending>
          <ActFailure title={t('deskPeople.dialog.failed')} error={erase.error} />
          <div className="flex flex-wrap items-center gap-3">
            <Button
              tone={isHeldBack ? 'held-back' : 'danger'}
              aria-disabled={isHeldBack ? true : undefined}
              aria-describedby={missing ? missingId : undefined}
              busy={erase.isPending && t('deskPeople.dialog.busy')}
              onClick={() => !isHeldBack && erase.mutate({ email: typed, reason })}
            >
              {t('deskPeople.erase.submit')}
            </Button>
            {missing && (
              <span id={missingId} className="text-sm text-muted">
                {missing}
              </span>
            )}
          </div>
        </div>
      )}
    </Dialog>
  )
}

function WhatGoes() {
  const { t } = useTranslation()
  return (
    <div className="mt-4 grid gap-3 sm:grid-cols-2">
      <section className="rounded-md bg-surface-soft p-4">
        <h3 className="font-sans text-base font-strong">{t('deskPeople.erase.goes')}</h3>
        <ul className="mt-2 grid gap-1.5 text-sm">
          {GOES.map((key) => (
            <li key={key}>{t(`deskPeople.erase.goesList.${key}`)}</li>
          ))}
        </ul>
      </section>
      <section className="rounded-md bg-surface-soft p-4">
        <h3 className="font-sans text-base font-strong">{t('deskPeople.erase.stays')}</h3>
        <ul className="mt-2 grid gap-1.5 text-sm">
          {STAYS.map((key) => (
            <li key={key}>{t(`deskPeople.erase.staysList.${key}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Obligations({ person: { counts } }: { person: Person }) {
  const { t } = useTranslation()
  const { visitsToCome, ownSalons } = counts
  if (visitsToCome + ownSalons === 0) return null
  return (
    <div className="mt-4">
      <Note tone="warning" icon={CalendarClock}>
        {visitsToCome > 0 && <p>{t('deskPeople.erase.visits', { count: visitsToCome })}</p>}
        {ownSalons > 0 && <p>{t('deskPeople.erase.salons', { count: ownSalons })}</p>}
      </Note>
    </div>
  )
}

function useErase({ userName }: Person) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useMutationOnce({
    mutationFn: async (body: { email: string; reason: string }) => {
      const answer = await api('erasePerson', { params: { userName }, body })
      if (!answer.ok) throw new Error('The account was not erased', { cause: answer.refusal })
    },
    onSuccess: async () => {
      showToast('success', t('deskPeople.erase.done'))
      const [peopleKey] = peopleQuery('').queryKey
      queries.removeQueries({ queryKey: [peopleKey] })
      await navigate({ to: '/desk/people', replace: true })
      // Emptied and not removed: the page may be there a moment longer, and would read them again.
      queries
        .getQueryCache()
        .find({ queryKey: personQuery(userName).queryKey })
        ?.reset()
    },
  })
}
