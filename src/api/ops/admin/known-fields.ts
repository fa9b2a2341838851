import { z } from 'zod'

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

/** The field names of a schema at a path within it. */
export function fieldsOf(schema: z.ZodType, place: readonly PropertyKey[]): string[] {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const there = place.reduce<JsonSchema | undefined>(
    (within, step) =>
      typeof step === 'number' ? within?.items : within?.properties?.[String(step)],
    described,
  )
  return Object.keys(there?.properties ?? {})
}

/** A hint for an unknown field name: the most similar known name, or all known names. */
export function fieldHint(unknown: string, known: readonly string[]): string {
  const ranked = known
    .map((name) => ({ name, steps: editDistance(unknown.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.steps - b.steps)
  const [nearest] = ranked
  return nearest && nearest.steps <= unknown.length / 3
    ? `did you mean ${nearest.name}?`
    : `there are ${known.join(', ')}`
}

/** The Levenshtein distance of two words. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [at, its] of [...other].entries()) {
      const changed = (row[at] ?? 0) + (letter === its ? 0 : 1)
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
