import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { differences } from '#domain/profile/merge-profiles.ts'
import type { Profile, ProfileField } from '#domain/profile/profile.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../../language.ts'
import { changesSinceSent } from '../../shell/changes-since-sent.ts'
import { OWN_SALONS_KEY } from '../../shell/own-salons.ts'
import {
  type DraftFault,
  draftOf,
  faultsOf,
  type ProfileDraft,
  profileOf,
} from './profile-draft.ts'
import type { LoadedProfile } from './profile-query.ts'
import { saveProfile } from './save-profile.ts'

export interface ProfileForm {
  /** Of the salon. */
  readonly userName: string
  readonly draft: ProfileDraft
  readonly edit: (changes: Partial<ProfileDraft>) => void
  /** The faults that are shown: all after an attempt to save, before it those of fields that were left. */
  readonly faults: { readonly [F in ProfileField]?: DraftFault }
  readonly onLeave: (field: ProfileField) => void
  /** How many fields differ from what is saved. */
  readonly changes: number
  /** Whether the last attempt to save found faults. */
  readonly isRefused: boolean
  /** What a colleague saved in fields that the member has changed too. */
  readonly theirs: Partial<Profile>
  readonly refusal: RefusalCode | null
  readonly isSaving: boolean
  /** Epoch ms; null before the first time. */
  readonly savedAt: number | null
  /** Whether addresses are looked up here, and with them the distances of homes. */
  readonly knowsDistances: boolean
  /** The names of the places that it comes to. */
  readonly places: LoadedProfile['places']
  readonly save: () => void
  readonly undo: () => void
}

/** The form of a salon's profile: what is typed, its faults, and saving (WORK-59, WORK-61). */
export function useProfileForm(userName: string, loaded: LoadedProfile): ProfileForm {
  const { language } = useTranslation()
  const queries = useQueryClient()
  const [base, setBase] = useState<Pick<LoadedProfile, 'version' | 'profile'>>(loaded)
  const [draft, setDraft] = useState(() => draftOf(loaded.profile, language))
  const [left, setLeft] = useState<ReadonlySet<ProfileField>>(new Set())
  const [isChecked, setIsChecked] = useState(false)
  const [theirs, setTheirs] = useState<Partial<Profile>>({})
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const mine = profileOf(draft)
  const found = faultsOf(draft)
  const isRight = Object.keys(found).length === 0
  const changes = differences(base.profile, mine).length
  const saving = useMutation({
    mutationFn: (sent: ProfileDraft) => saveProfile(userName, { base, mine: profileOf(sent) }),
    onSuccess: async (result, sent) => {
      const show = (profile: Profile) =>
        setDraft((now) => ({ ...draftOf(profile, language), ...changesSinceSent(now, sent) }))
      if (result.kind === 'both') {
        setBase(result.theirs)
        show(result.merged)
        const { profile } = result.theirs
        setTheirs(Object.fromEntries(result.both.map((field) => [field, profile[field]])))
      }
      if (result.kind !== 'saved') return
      setBase(result.saved)
      show(result.saved.profile)
      setTheirs({})
      setSavedAt(Date.now())
      await queries.invalidateQueries({ queryKey: OWN_SALONS_KEY }) // the name in the navigation
    },
  })
  const isShown = (field: string) => isChecked || left.has(field as ProfileField)
  return {
    userName,
    draft,
    edit: (changed) => setDraft((before) => ({ ...before, ...changed })),
    faults: Object.fromEntries(Object.entries(found).filter(([field]) => isShown(field))),
    onLeave: (field) => setLeft((before) => new Set([...before, field])),
    changes,
    isRefused: isChecked && !isRight,
    theirs,
    refusal: saving.data?.kind === 'refused' ? saving.data.refusal : null,
    isSaving: saving.isPending,
    savedAt,
    knowsDistances: loaded.knowsDistances,
    places: loaded.places,
    save: () => {
      setIsChecked(!isRight)
      if (isRight && changes > 0 && !saving.isPending) saving.mutate(draft)
    },
    undo: () => {
      setDraft(draftOf(base.profile, language))
      setIsChecked(false)
      setLeft(new Set())
      setTheirs({})
      saving.reset()
    },
  }
}
