import { mergeProfiles } from '#domain/profile/merge-profiles.ts'
import type { Profile, ProfileField } from '#domain/profile/profile.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import type { ApiRefusal } from '../../../api-client.ts'
import { api } from '../../workspace-api.ts'

interface StoredProfile {
  readonly version: number
  readonly profile: Profile
}

type SaveResult =
  | { kind: 'saved'; saved: StoredProfile }
  /** Others changed fields that the member changed too: what they saved, and the member's changes on top of it. */
  | { kind: 'both'; theirs: StoredProfile; merged: Profile; both: ProfileField[] }
  | { kind: 'refused'; refusal: RefusalCode; details: ApiRefusal['details'] }

const ATTEMPTS = 4

/**
 * Saves the changes of a member on top of what others have saved since it was read (WORK-61). A new picture or review raises
 * the version as well, and needs no answer of the member.
 */
export async function saveProfile(
  userName: string,
  { base, mine }: { base: StoredProfile; mine: Profile },
): Promise<SaveResult> {
  const params = { userName }
  let { version } = base
  let profile = mine
  for (let attempt = 1; ; attempt++) {
    const result = await api('saveProfile', { params, body: { version, profile } })
    if (result.ok) return { kind: 'saved', saved: result.reply.data }
    if (result.refusal !== 'page-changed' || attempt === ATTEMPTS) return refused(result)
    const read = await api('getProfile', { params })
    if (!read.ok) return refused(read)
    const theirs = read.reply.data
    const { merged, both } = mergeProfiles({ base: base.profile, mine, theirs: theirs.profile })
    if (both.length > 0) return { kind: 'both', theirs, merged, both }
    version = theirs.version
    profile = merged
  }
}

function refused({ refusal, details }: ApiRefusal): SaveResult {
  return { kind: 'refused', refusal, details }
}
