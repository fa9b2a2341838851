import type { Settings } from '#contract/settings.ts'

export type SettingsField = keyof Settings
/** What the member has chosen and not saved; other fields follow the saved settings. */
export type SettingsEdits = Partial<Settings>

/** The fields whose value differs between two settings. */
export function changedFields(before: Settings, after: Settings): SettingsField[] {
  return (Object.keys(before) as SettingsField[]).filter(
    (field) => valueIn(before, field) !== valueIn(after, field),
  )
}

// The order of mails says nothing.
function valueIn({ mails, ...rest }: Settings, field: SettingsField): string | number | boolean {
  return field === 'mails' ? mails.toSorted().join() : rest[field]
}
