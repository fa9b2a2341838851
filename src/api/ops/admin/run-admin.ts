import { parseArgs } from 'node:util'
import { MAX_REASON_LENGTH } from '#domain/operator-log/acts.ts'
import { escapeControls, removeControls } from '#platform/control-characters.ts'
import type { AdminDeps, CommandResult, Options } from './command-result.ts'
import { COMMANDS } from './commands.ts'
import { runRecorded } from './run-recorded.ts'

const OPTIONS = {
  json: { type: 'boolean', default: false },
  anyway: { type: 'boolean', default: false },
  reason: { type: 'string' },
} as const

/**
 * Runs one command of `npm run admin`. Checks no permission: whoever can start it has the database. The actor in the
 * history of orders is 'operator'. What changes something is written to the operator log.
 */
export async function runAdmin(deps: AdminDeps, typed: readonly string[]): Promise<CommandResult> {
  const parsed = parse(typed)
  if (!parsed.ok) return parsed
  const [name = '', ...words] = parsed.words
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) return { ok: false, why: `There is no command ${name}.\n\n${help().join('\n')}` }
  const [least, most] = command.words
  if (words.length < least || words.length > most) {
    return { ok: false, why: `It goes like this: npm run admin -- ${name} ${command.usage}` }
  }
  const reasonFault = parsed.options.reason && checkReason(parsed.options.reason)
  if (reasonFault) return { ok: false, why: reasonFault }
  return command.record
    ? runRecorded(deps, { ...command, record: command.record }, { words, options: parsed.options })
    : command.run(deps, words, parsed.options)
}

function checkReason(reason: string): string | undefined {
  if (reason.length > MAX_REASON_LENGTH) return `--reason: at most ${MAX_REASON_LENGTH} characters.`
  return undefined
}

/** The help text if it was requested; it needs no database. */
export function helpFor(typed: readonly string[]): string | undefined {
  const isRequested = typed.length === 0 || typed[0] === 'help' || typed.includes('--help')
  return isRequested ? help().join('\n') : undefined
}

/** The output of a command: text, or with --json one line of JSON. Control characters are removed or escaped. */
export function outputText(
  result: Extract<CommandResult, { ok: true }>,
  typed: readonly string[],
): string {
  return typed.includes('--json')
    ? escapeControls(JSON.stringify(result.data))
    : result.lines.map(removeControls).join('\n')
}

/** The reason of a failure, without control characters. */
export function failureText({ why }: Extract<CommandResult, { ok: false }>): string {
  return why.split('\n').map(removeControls).join('\n')
}

function parse(typed: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...typed],
      options: OPTIONS,
      allowPositionals: true,
    })
    return { ok: true, words: positionals, options: values as Options } as const
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) } as const
  }
}

function help(): string[] {
  const commands = Object.entries(COMMANDS).flatMap(([name, { usage, does }]) => [
    `  ${name} ${usage}`.trimEnd(),
    `      ${does}`,
  ])
  return [
    'npm run admin -- COMMAND …, while the product runs or not:',
    '',
    ...commands,
    '',
    '  --json says the same for a program. --reason TEXT is written to the operator log; it names nobody.',
  ]
}
