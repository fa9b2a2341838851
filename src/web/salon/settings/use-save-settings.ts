import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Settings } from '#contract/settings.ts'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { changesSinceSent } from '../shell/changes-since-sent.ts'
import { OWN_SALONS_KEY } from '../shell/own-salons.ts'
import { api } from '../workspace-api.ts'
import { changedFields, type SettingsEdits, type SettingsField } from './settings-draft.ts'
import { type LoadedSettings, readSettings, settingsQuery } from './settings-query.ts'

type SaveResult = { ok: true; saved: LoadedSettings } | { ok: false; fresh: LoadedSettings }

/**
 * What the member has chosen, and saving it with the version that was read (WORK-75). A version rises with everything of a
 * salon, such as a review: if no setting has changed meanwhile, it is sent again. Otherwise nothing is written;
 * `concurrentChanges` names those settings, and the choices stay.
 */
export function useSaveSettings(userName: string, loaded: LoadedSettings) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [edits, setEdits] = useState<SettingsEdits>({})
  const [concurrentChanges, setConcurrentChanges] = useState<readonly SettingsField[]>([])
  const draft: Settings = { ...loaded.settings, ...edits }
  const show = (data: LoadedSettings) =>
    queries.setQueryData(settingsQuery(userName).queryKey, data)
  const save = useMutation({
    mutationFn: (sent: SettingsEdits) => sendSettings(userName, loaded, sent),
    onSuccess: (result, sent) => {
      if (result.ok) {
        setEdits((now) => changesSinceSent(now, sent))
        setConcurrentChanges([])
        show(result.saved)
        showToast('success', t('settings.save.saved'))
        return queries.invalidateQueries({ queryKey: OWN_SALONS_KEY }) // what the roles may
      }
      setConcurrentChanges(changedFields(loaded.settings, result.fresh.settings))
      show(result.fresh)
    },
  })
  return {
    draft,
    changes: changedFields(loaded.settings, draft).length,
    concurrentChanges,
    edit: (change: SettingsEdits) => setEdits((before) => ({ ...before, ...change })),
    undo: () => {
      setEdits({})
      setConcurrentChanges([])
      save.reset()
    },
    save: { ...save, mutate: () => save.mutate(edits) },
  }
}

async function sendSettings(
  userName: string,
  loaded: LoadedSettings,
  edits: SettingsEdits,
): Promise<SaveResult> {
  const body = { ...loaded.settings, ...edits, version: loaded.version }
  const answer = await api('changeSettings', { params: { userName }, body })
  if (answer.ok) return { ok: true, saved: answer.reply.data }
  if (answer.refusal !== 'settings-changed')
    throw new Error('The settings were not saved', { cause: answer.refusal })
  const fresh = await readSettings(userName)
  const isSame = changedFields(loaded.settings, fresh.settings).length === 0
  return isSame ? sendSettings(userName, fresh, edits) : { ok: false, fresh }
}
