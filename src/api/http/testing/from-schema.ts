import fc from 'fast-check'
import { DAY_MS } from '#domain/time-units.ts'
import { hostileValue } from './hostile-values.ts'

/** A JSON Schema as in /openapi.json. */
export interface Schema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

/** Existing values by field name. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

/** Values that are valid by a schema, mostly the known values of the field's name. */
export function validValue(
  schema: Schema,
  knownValues: KnownValues,
  name = '',
): fc.Arbitrary<unknown> {
  const any = byShape(schema, knownValues, name)
  const there = knownValues[name]
  return there
    ? fc.oneof({ arbitrary: fc.constantFrom(...there), weight: 4 }, { arbitrary: any, weight: 1 })
    : any
}

/** Values that are valid except in one place, which is replaced, removed or doubled. */
export function almostValid(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const spoil = fc.oneof(
    { arbitrary: hostileValue.map((other) => () => other), weight: 6 },
    { arbitrary: fc.constant(() => undefined), weight: 1 },
    { arbitrary: fc.constant((old: unknown) => [old, old]), weight: 1 },
    { arbitrary: fc.constant((old: unknown) => JSON.stringify(old)), weight: 1 },
  )
  return fc
    .tuple(value, fc.nat(), spoil)
    .map(([whole, place, change]) => changedAt(whole, place, change))
}

function byShape(schema: Schema, knownValues: KnownValues, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf)
    return fc.oneof(...schema.anyOf.map((form) => validValue(form, knownValues, name)))
  switch (schema.type) {
    case 'object':
      return objectOf(schema, knownValues)
    case 'array':
      return fc.array(validValue(schema.items ?? {}, knownValues, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      })
    case 'string':
      return textOf(schema)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 2_000, 2e9) })
    case 'number':
      return fc
        .integer({
          min: Math.ceil(100 * Math.max(schema.minimum ?? -1_000, -1e6)),
          max: Math.floor(100 * Math.min(schema.maximum ?? 1_000, 1e6)),
        })
        .map((hundredths) => hundredths / 100)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function objectOf({ properties = {}, required = [] }: Schema, knownValues: KnownValues) {
  const fields = Object.entries(properties).map(([name, property]) => [
    name,
    validValue(property, knownValues, name),
  ])
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  })
}

function textOf({ format, pattern, minLength = 0, maxLength = 300 }: Schema): fc.Arbitrary<string> {
  const day = fc.integer({ min: 20_700, max: 20_900 }).map((days) => new Date(days * DAY_MS))
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') return day.map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time') return day.map((date) => date.toISOString())
  if (pattern?.startsWith('^\\d{4}-\\d{2}-\\d{2}T')) {
    return day.map((date) => `${date.toISOString().slice(0, 10)}T00:00:00`)
  }
  const most = Math.max(minLength, Math.min(maxLength, 300))
  const anyText = fc.string({ unit: 'grapheme', minLength, maxLength: most })
  if (pattern === undefined) return anyText
  return /\\P|\\p|\(\?/.test(pattern) ? anyText : fc.stringMatching(new RegExp(pattern))
}

type Change = (old: unknown) => unknown

// Counts the places of a value in reading order and changes the chosen one.
function changedAt(whole: unknown, place: number, change: Change): unknown {
  let left = place % countOf(whole)
  const walk = (value: unknown): unknown => {
    if (left-- === 0) return change(value)
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part)]))
  }
  return walk(whole)
}

function countOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((count: number, part) => count + countOf(part), 1)
}
