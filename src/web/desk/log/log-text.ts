import { contactReference } from '#domain/contact/contact-status.ts'
import { csvOf } from '#domain/csv.ts'
import { TARGET_KINDS } from '#domain/operator-log/acts.ts'
import { orderNumber } from '#domain/order/order-number.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { dayIn, formatTime } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { Translate } from '../../messages.ts'
import { actText } from '../shell/act-text.ts'
import type { LoggedAct } from './log-query.ts'

interface TextContext {
  t: Translate
  language: Language
}

/** Who acted: a name, the command line, or that the account is gone. */
export function operatorText({ operator, byCommandLine }: LoggedAct, t: Translate): string {
  if (operator) return operator.name
  return byCommandLine ? t('deskLog.commandLine') : t('deskLog.goneOperator')
}

/** What an act is about: its name of now, or its kind with the number of an order or the end of its id, as in the reference of a message. */
export function targetText({ targetKind, targetId, targetName }: LoggedAct, t: Translate): string {
  if (targetName) return targetName
  const known = TARGET_KINDS.find((each) => each === targetKind)
  const kind = known ? t(`deskLog.targets.${known}`) : targetKind
  if (targetId === null) return kind
  if (known === 'provider' || known === 'account') return t('deskLog.gone', { kind })
  const id = known === 'order' ? orderNumber(targetId) : contactReference(targetId)
  return t('deskLog.named', { kind, id })
}

/** The log as a file that a spreadsheet of the reader's language opens, with a byte order mark for Excel. */
export function logCsv(acts: readonly LoggedAct[], { t, language }: TextContext): string {
  const header = (['day', 'time', 'operator', 'act', 'target', 'reason'] as const).map((column) =>
    t(`deskLog.columns.${column}`),
  )
  const rows = acts.map((act) => [
    dayIn(DUTCH_ZONE, act.at),
    formatTime(act.at, DUTCH_ZONE, language),
    operatorText(act, t),
    actText(t, act.act),
    targetText(act, t),
    act.reason ?? '',
  ])
  return `\uFEFF${csvOf([header, ...rows], language === 'nl' ? ';' : ',')}`
}
