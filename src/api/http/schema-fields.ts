/** What a JSON Schema of ours consists of; zod writes no more than this. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly $ref?: string
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly default?: unknown
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
}

/** A field in words, such as `items[].quantity`: 'whole number; 1 to 20'. */
export interface Field {
  readonly name: string
  readonly words: string
}

/** Every field of an object's schema, those within fields too, in the order of the schema. */
export function fieldsOf(schema: Schema, within = ''): Field[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([name, property]) =>
    fieldAt(`${within}${name}`, property, required.includes(name)),
  )
}

/** A field and what is within it. */
export function fieldAt(name: string, schema: Schema, isRequired: boolean): Field[] {
  const words = [typeOf(schema), ...limitsOf(schema), ...whenLeftOut(schema, isRequired)].join('; ')
  return [{ name, words }, ...present(schema).flatMap((each) => withinOf(name, each))]
}

function withinOf(name: string, { items, additionalProperties, ...schema }: Schema): Field[] {
  if (items) return present(items).flatMap((each) => fieldsOf(each, `${name}[].`))
  if (typeof additionalProperties === 'object') return fieldsOf(additionalProperties, `${name}.*.`)
  return fieldsOf(schema, `${name}.`)
}

// Of several forms, those that stand for "left out" are not worth a word of their own.
function present({ anyOf, ...schema }: Schema): Schema[] {
  if (!anyOf) return [schema]
  return anyOf.flatMap(present).filter(({ type, const: only }) => type !== 'null' && only !== '')
}

function typeOf(schema: Schema): string {
  const types = present(schema).map(typeOfOne)
  const orNull = isNullable(schema) && !types.some((type) => type.endsWith('null')) ? ['null'] : []
  return [...new Set([...types, ...orNull])].join(' or ')
}

function isNullable({ type, anyOf = [] }: Schema): boolean {
  return type === 'null' || anyOf.some(isNullable)
}

function typeOfOne(schema: Schema): string {
  const { type, format, items, additionalProperties } = schema
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return `one of ${schema.enum.join(', ')}`
  if (format && FORMATS[format]) return FORMATS[format]
  if (items) return `list of ${plural(typeOf(items))}`
  if (typeof additionalProperties === 'object') return `${typeOf(additionalProperties)} by key`
  return [type ?? 'anything']
    .flat()
    .map((each) => TYPES[each] ?? each)
    .join(' or ')
}

const TYPES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
}

const FORMATS: Record<string, string> = {
  uuid: 'UUID',
  date: 'day, YYYY-MM-DD',
  'date-time': 'moment with its offset, ISO 8601',
}

const PLURALS: Record<string, string> = { text: 'texts', UUID: 'UUIDs', object: 'objects' }

function plural(type: string): string {
  return PLURALS[type] ?? type
}

function limitsOf(schema: Schema): string[] {
  return present(schema).flatMap((each) => [
    ...between(each.minimum, each.maximum, ''),
    ...between(each.minLength, each.maxLength, ' characters'),
    ...between(each.minItems, each.maxItems, ' of them'),
    ...(each.pattern && !each.format ? [patternOf(each.pattern)] : []),
  ])
}

function whenLeftOut({ default: preset }: Schema, isRequired: boolean): string[] {
  if (preset !== undefined) return [`${preset === '' ? 'empty' : preset} if left out`]
  return isRequired ? [] : ['may be left out']
}

function between(least: number | undefined, most: number | undefined, unit: string): string[] {
  // What merely says that a number is a number.
  const from = least === Number.MIN_SAFE_INTEGER ? undefined : least
  const to = most === Number.MAX_SAFE_INTEGER ? undefined : most
  if (from !== undefined && to !== undefined)
    return [from === to ? `${to}${unit}` : `${from} to ${to}${unit}`]
  if (from !== undefined) return [`at least ${from}${unit}`]
  return to === undefined ? [] : [`at most ${to}${unit}`]
}

function patternOf(pattern: string): string {
  return pattern === '^\\P{Cc}*$' ? 'no control characters' : `matches ${pattern}`
}
