import type { Translate } from '../../messages.ts'
import { durationText } from '../../text-formats.ts'
import type { CatalogEntry } from './catalog-query.ts'

/** How long an item takes, with its parts when it waits: '30 min work, 35 min to set in, 25 min work'. */
export function itemTimeText(
  t: Translate,
  { waiting, duration }: Pick<CatalogEntry, 'waiting' | 'duration'>,
): string {
  if (!waiting) return durationText(t, duration)
  const { after: before, minutes: wait } = waiting
  return t('catalogEditor.parts', { before, wait, after: duration - before - wait })
}
