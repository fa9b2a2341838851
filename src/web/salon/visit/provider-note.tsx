import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { visitKey } from '../shell/visit-keys.ts'
import { api } from '../workspace-api.ts'
import type { Visit } from './visit-query.ts'

const MAX_LENGTH = 2000

/** The note that the members alone read. What was typed stays until it is saved. */
export function ProviderNote({ userName, visit }: { userName: string; visit: Visit }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [draft, setDraft] = useState<string | null>(null)
  const { orderId, providerNote } = visit
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async (note: string) => {
      const result = await api('setVisitNote', { params: { userName, orderId }, body: { note } })
      if (!result.ok) throw new Error('The note was not saved', { cause: result.refusal })
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: visitKey(userName, orderId) })
      setDraft(null)
    },
  })
  const isChanged = draft !== null && draft.trim() !== providerNote
  return (
    <div>
      <TextAreaField
        label={t('agenda.note.label')}
        hint={t('agenda.note.hint')}
        maxLength={MAX_LENGTH}
        value={draft ?? providerNote}
        onChange={(event) => setDraft(event.target.value)}
      />
      {error && (
        <FailureNote title={t('agenda.note.failed')}>
          {t(`refusals.${error.cause as RefusalCode}`)}
        </FailureNote>
      )}
      {isChanged && (
        <Button
          size="sm"
          className="mt-2"
          busy={isPending && t('agenda.note.saving')}
          onClick={() => mutate(draft)}
        >
          {t('agenda.note.save')}
        </Button>
      )}
    </div>
  )
}
