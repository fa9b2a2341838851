import { parseArgs } from 'node:util'
import { dropControls, escapeControls } from '#platform/control-characters.ts'
import type { AdminDeps, CommandResult, Options } from './command-result.ts'
import { COMMANDS } from './commands.ts'

const OPTIONS = {
  json: { type: 'boolean', default: false },
  anyway: { type: 'boolean', default: false },
} as const

/**
 * One command of `npm run admin`, as it was typed: does it and says what came of it. Whoever may start it has the
 * database already, so that nobody is asked who they are; orders show 'operator' in their history.
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
  return command.run(deps, words, parsed.options)
}

/** The help, where it was asked for: that needs no database. */
export function helpFor(typed: readonly string[]): string | undefined {
  const isAsked = typed.length === 0 || typed[0] === 'help' || typed.includes('--help')
  return isAsked ? help().join('\n') : undefined
}

/** What a person reads, or with --json one line for a program. Some of it visitors wrote. */
export function textOf(
  said: Extract<CommandResult, { ok: true }>,
  typed: readonly string[],
): string {
  return typed.includes('--json')
    ? escapeControls(JSON.stringify(said.data))
    : said.lines.map(dropControls).join('\n')
}

/** Why nothing was done, for a person. */
export function whyOf({ why }: Extract<CommandResult, { ok: false }>): string {
  return why.split('\n').map(dropControls).join('\n')
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
    '  --json says the same for a program.',
  ]
}
