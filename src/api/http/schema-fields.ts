/** The parts of JSON Schema that zod writes. */
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

/** A field with its description, such as `items[].quantity`: 'whole number; 1 to 20'. */
export interface Field {
  readonly name: string
  readonly words: string
}

/** All fields of an object's schema, nested ones too, in the order of the schema. */
export function fieldsOf(schema: Schema, within = ''): Field[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([name, property]) =>
    fieldAt(`${within}${name}`, property, required.includes(name)),
  )
}

/** A field and its nested fields. */
export function fieldAt(name: string, schema: Schema, isRequired: boolean): Field[] {
  const words = [typeOf(schema), ...limitsOf(schema), ...whenAbsent(schema, isRequired)].join('; ')
  return [{ name, words }, ...presentForms(schema).flatMap((each) => nestedFields(name, each))]
}

function nestedFields(name: string, { items, additionalProperties, ...schema }: Schema): Field[] {
  if (items) return presentForms(items).flatMap((each) => fieldsOf(each, `${name}[].`))
  if (typeof additionalProperties === 'object') return fieldsOf(additionalProperties, `${name}.*.`)
  return fieldsOf(schema, `${name}.`)
}

// Forms that mean "left out" (null, empty text) are not described.
function presentForms({ anyOf, ...schema }: Schema): Schema[] {
  if (!anyOf) return [schema]
  return anyOf
    .flatMap(presentForms)
    .filter(({ type, const: only }) => type !== 'null' && only !== '')
}

function typeOf(schema: Schema): string {
  const types = presentForms(schema).map(typeOfOne)
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
  return presentForms(schema).flatMap((each) => [
    ...between(each.minimum, each.maximum, ''),
    ...between(each.minLength, each.maxLength, ' characters'),
    ...between(each.minItems, each.maxItems, ' of them'),
    ...(each.pattern && !each.format ? [patternOf(each.pattern)] : []),
  ])
}

function whenAbsent({ default: preset }: Schema, isRequired: boolean): string[] {
  if (preset !== undefined) return [`${preset === '' ? 'empty' : preset} if left out`]
  return isRequired ? [] : ['may be left out']
}

function between(least: number | undefined, most: number | undefined, unit: string): string[] {
  // The bounds that zod adds to every integer.
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
