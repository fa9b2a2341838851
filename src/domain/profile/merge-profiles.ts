import type { Profile, ProfileField } from './profile.ts'

/** The fields in which two profiles differ. */
export function differences(one: Profile, other: Profile): ProfileField[] {
  const fields = Object.keys(one) as ProfileField[]
  return fields.filter((field) => !isSame(one[field], other[field]))
}

/**
 * A member's changes of a profile put on top of what a colleague has saved meanwhile (WORK-61). A field that both changed
 * keeps the member's text and is named in `both`.
 */
export function mergeProfiles(versions: {
  /** What the member read. */
  readonly base: Profile
  readonly mine: Profile
  readonly theirs: Profile
}): { readonly merged: Profile; readonly both: ProfileField[] } {
  const { base, mine, theirs } = versions
  const changed = differences(base, mine)
  const kept = Object.fromEntries(changed.map((field) => [field, mine[field]]))
  const both = changed.filter(
    (field) => !isSame(base[field], theirs[field]) && !isSame(mine[field], theirs[field]),
  )
  return { merged: { ...theirs, ...kept }, both }
}

function isSame(one: Profile[ProfileField], other: Profile[ProfileField]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
