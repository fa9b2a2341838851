import { OPERATOR_ACTS } from '#domain/operator-log/acts.ts'
import type { Translate } from '../../messages.ts'

/** What an operator did, in words; its key for an act of a later release. */
export function actText(t: Translate, act: string): string {
  const known = OPERATOR_ACTS.find((each) => each === act)
  return known ? t(`desk.acts.${known}`) : act
}
