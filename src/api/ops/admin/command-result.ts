import type { ApiDeps } from '../../api-deps.ts'

export type AdminDeps = Pick<ApiDeps, 'database' | 'clock' | 'places' | 'signIns'>

export interface Options {
  readonly json: boolean
  readonly anyway: boolean
}

/** The result of a command: lines for a person and data for a program, or the reason of a failure. */
export type CommandResult =
  | { readonly ok: true; readonly lines: readonly string[]; readonly data: unknown }
  | { readonly ok: false; readonly why: string }

export interface Command {
  readonly usage: string
  readonly does: string
  /** The minimum and maximum number of words. */
  readonly words: readonly [number, number]
  run(deps: AdminDeps, words: readonly string[], options: Options): Promise<CommandResult>
}

export function unknownProvider(userName: string): CommandResult {
  return {
    ok: false,
    why: `There is no provider ${userName}. See: npm run admin -- providers`,
  }
}
