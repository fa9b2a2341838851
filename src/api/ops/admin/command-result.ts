import type { OperatorAct, TargetKind } from '#domain/operator-log/acts.ts'
import type { ApiDeps } from '../../api-deps.ts'

export type AdminDeps = Pick<ApiDeps, 'database' | 'clock' | 'places' | 'signIns' | 'publicUrl'>

export interface Options {
  readonly json: boolean
  readonly anyway: boolean
  /** For the operator log. */
  readonly reason: string | undefined
}

/** The result of a command: lines for a person and data for a program, or the reason of a failure. */
export type CommandResult =
  | { readonly ok: true; readonly lines: readonly string[]; readonly data: unknown }
  | { readonly ok: false; readonly why: string }

/** What a command changes, by the name that was typed: a user name or an id. */
export interface CommandTarget {
  readonly kind: TargetKind
  readonly name: string
}

/** How a command is written to the operator log. */
export interface RecordedCommand {
  readonly act: OperatorAct
  /** Null when these words change nothing. */
  target(words: readonly string[]): CommandTarget | null
}

/** The record of a command whose first word names its target, or the word at `position`. */
export function recordOf(act: OperatorAct, kind: TargetKind, position = 0): RecordedCommand {
  return { act, target: (words) => ({ kind, name: (words[position] ?? '').toLowerCase() }) }
}

export interface Command {
  readonly usage: string
  readonly does: string
  /** The minimum and maximum number of words. */
  readonly words: readonly [number, number]
  /** Left out for a command that changes nothing. */
  readonly record?: RecordedCommand
  run(deps: AdminDeps, words: readonly string[], options: Options): Promise<CommandResult>
}

export function unknownProvider(userName: string): CommandResult {
  return {
    ok: false,
    why: `There is no provider ${userName}. See: npm run admin -- providers`,
  }
}
