import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import type { noteChangedData } from '#contract/refusal.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { visibleText } from '#domain/visible-text.ts'
import { visitKey } from '../shell/visit-keys.ts'
import { api } from '../workspace-api.ts'
import type { Visit } from './visit-query.ts'

interface Draft {
  readonly text: string
  /** The note when typing began, or the one of a colleague that was shown since. */
  readonly before: string
}

/**
 * The note of a visit with what is typed, which is saved with the note that was read. A note that a colleague wrote meanwhile is
 * in `colleagueNote`: it is shown beside what was typed, and saving again replaces it.
 */
export function useProviderNote(userName: string, { orderId, providerNote }: Visit) {
  const queries = useQueryClient()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ text, before }: Draft) => {
      const body = { note: text, noteBefore: before }
      const result = await api('setVisitNote', { params: { userName, orderId }, body })
      if (result.ok) return null
      if (result.refusal === 'note-changed')
        return (result.data as z.output<typeof noteChangedData>).note
      throw new Error('The note was not saved', { cause: result.refusal })
    },
    onSuccess: async (noteOfColleague, { text: saved }) => {
      setRefused(noteOfColleague)
      await queries.invalidateQueries({ queryKey: visitKey(userName, orderId) })
      if (noteOfColleague !== null) return
      // What was typed while it was saved stays.
      setDraft((now) =>
        now && now.text !== saved ? { text: now.text, before: visibleText(saved) } : null,
      )
    },
  })
  const present = refused ?? providerNote
  const isChanged = draft !== null && draft.text.trim() !== present
  const colleagueNote = isChanged && !isPending && present !== draft.before ? present : null
  return {
    note: draft?.text ?? providerNote,
    isChanged,
    colleagueNote,
    refusal: error && (error.cause as RefusalCode),
    isPending,
    write: (text: string) => setDraft({ text, before: draft?.before ?? providerNote }),
    save: () => draft && mutate({ text: draft.text, before: colleagueNote ?? draft.before }),
  }
}
