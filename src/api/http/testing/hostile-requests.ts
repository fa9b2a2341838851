import fc from 'fast-check'
import { almostValid, type KnownValues, type Schema, validValue } from './from-schema.ts'
import { hostileValue } from './hostile-values.ts'

/** An operation as /openapi.json describes it. */
export interface ContractOperation {
  operationId: string
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  requestBody?: { content: { 'application/json'?: { schema: Schema } } }
  responses: Record<string, { content: Record<string, { schema: Schema }> }>
}

export interface HostileRequest {
  method: string
  /** Path and query, not always percent-encoded. */
  address: string
  headers: Record<string, string>
  body: string | undefined
}

/** Callers by name, each with its request headers. */
export type Callers = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Requests to one operation, some valid and most invalid. */
export function requestsTo(
  target: TargetOperation,
  knownValues: KnownValues,
  callers: Callers,
): fc.Arbitrary<HostileRequest> {
  const caller = fc.constantFrom(...Object.values(callers))
  return fc.oneof(
    { arbitrary: validRequest(target, knownValues, caller), weight: 1 },
    { arbitrary: invalidRequest(target, knownValues, caller), weight: 3 },
  )
}

/** Valid requests to one operation. */
export function validRequestsTo(
  target: TargetOperation,
  knownValues: KnownValues,
  callers: Callers,
): fc.Arbitrary<HostileRequest> {
  return validRequest(target, knownValues, fc.constantFrom(...Object.values(callers)))
}

export interface TargetOperation {
  method: string
  path: string
  operation: ContractOperation
}

type Caller = fc.Arbitrary<Readonly<Record<string, string>>>

function validRequest(
  { method, path, operation }: TargetOperation,
  knownValues: KnownValues,
  caller: Caller,
) {
  const { inPath, inQuery, schema } = partsOf(operation)
  const value = ({ name, schema: own }: Parameter) =>
    validValue(own, knownValues, name).map(encodeValue)
  const pairs = inQuery.map((parameter) => {
    const pair = value(parameter).map((chosen) => `${parameter.name}=${chosen}`)
    return parameter.required ? pair : fc.oneof(pair, fc.constant(''))
  })
  const body = schema
    ? validValue(schema, knownValues, operation.operationId)
    : fc.constant(undefined)
  return fc
    .tuple(fillPath(path, inPath, value), fc.tuple(...pairs), caller, body)
    .map(([address, query, callerHeaders, sent]) => ({
      method,
      address: `${address}?${query.filter((pair) => pair !== '').join('&')}`,
      headers: {
        ...callerHeaders,
        ...(sent !== undefined && { 'content-type': 'application/json' }),
      },
      body: JSON.stringify(sent),
    }))
}

function invalidRequest(
  { method, path, operation }: TargetOperation,
  knownValues: KnownValues,
  caller: Caller,
) {
  const { inPath, inQuery, schema } = partsOf(operation)
  return fc
    .record({
      method: mostly(method, fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS')),
      path: pathOf(path, inPath, knownValues),
      query: queryOf(inQuery, knownValues),
      caller,
      extra: extraHeaders,
      body: schema
        ? bodyOf(validValue(schema, knownValues, operation.operationId))
        : mostly(undefined, fc.constant('{}')),
      contentType: mostly('application/json', fc.constantFrom(...CONTENT_TYPES)),
    })
    .map(({ contentType, ...request }) => ({
      method: request.method,
      address: request.path + request.query,
      headers: {
        ...request.extra,
        ...request.caller,
        ...(request.body !== undefined && contentType !== '' && { 'content-type': contentType }),
      },
      body: request.body,
    }))
}

function partsOf({ parameters = [], requestBody }: ContractOperation) {
  return {
    inPath: parameters.filter((parameter) => parameter.in === 'path'),
    inQuery: parameters.filter((parameter) => parameter.in === 'query'),
    schema: requestBody?.content['application/json']?.schema,
  }
}

type Parameter = NonNullable<ContractOperation['parameters']>[number]

/** The path with a value for each of its parameters. */
function fillPath(
  path: string,
  parameters: readonly Parameter[],
  value: (parameter: Parameter) => fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  const values = parameters.map((parameter) => [parameter.name, value(parameter)])
  return fc
    .record(Object.fromEntries(values) as Record<string, fc.Arbitrary<string>>)
    .map((chosen) => path.replace(/\{(\w+)\}/g, (_, name: string) => chosen[name] ?? ''))
}

function pathOf(path: string, parameters: readonly Parameter[], knownValues: KnownValues) {
  const trick = fc.oneof(hostileValue.map(encodeValue), fc.constantFrom(...PATH_TRICKS))
  const whole = fillPath(path, parameters, ({ name, schema }) =>
    usually(validValue(schema, knownValues, name).map(encodeValue), trick),
  )
  const changes: ((address: string) => string)[] = [
    (address) => `${address}/`,
    (address) => `/${address}`,
    (address) => address.toUpperCase(),
    (address) => address.replace(/(?<!^)\//g, '%2f'),
    (address) => address.replace('/', '/./'),
    (address) => `${address}/../..`,
    (address) => `http://evil.example${address}`,
    (address) => `${address};a=b`,
  ]
  return usually(
    whole,
    fc.tuple(whole, fc.constantFrom(...changes)).map(([address, change]) => change(address)),
    8,
  )
}

const PATH_TRICKS = [
  '%',
  '%zz',
  '%00',
  '%e0%a4%a',
  '%ff',
  '%c0%ae%c0%ae',
  '..',
  '.',
  '%2e%2e%2f',
  '..%2f..%2f',
  '%5c..%5c',
  '%252e%252e',
  '%25',
  '%ed%a0%80',
  '*',
  '**',
  ':orderId',
  '{orderId}',
  '(.*)',
  '~',
  '%0d%0aSet-Cookie:%20a=b',
  'a%20b',
  '%20',
  '',
  '/',
  '//',
  'a/b',
  '%23',
  '%3f',
  '+',
  "'",
]

function queryOf(parameters: readonly Parameter[], knownValues: KnownValues): fc.Arbitrary<string> {
  const pairs = parameters.map(({ name, required, schema }) => {
    const value = usually(validValue(schema, knownValues, name), hostileValue, 3)
    const pair = value.map((chosen) => `${name}=${encodeValue(chosen)}`)
    const malformed = value.chain((chosen) =>
      fc.constantFrom(
        `${name}=${encodeValue(chosen)}&${name}=${encodeValue(chosen)}`,
        `${name}[]=${encodeValue(chosen)}`,
        `${name}[a]=1`,
        `${name}`,
        `${name}=`,
        `${name}=%`,
        `${name}=%zz`,
        `${name}=%00`,
        '',
      ),
    )
    const given = usually(pair, malformed)
    return required ? given : fc.oneof(given, fc.constant(''))
  })
  const strange = mostly(
    '',
    fc.constantFrom(
      '__proto__=1',
      '__proto__[pageSize]=1',
      'constructor[prototype][a]=1',
      '&&&=&',
      '?',
      'a',
      'toString=1',
      `a=${'x'.repeat(3_000)}`,
      'a=1&'.repeat(900),
      '%',
      '%00=%00',
      'hasOwnProperty=',
    ),
  )
  return fc
    .tuple(...pairs, strange)
    .map((parts) => parts.filter((part) => part !== '').join('&'))
    .map((query) => (query === '' ? '' : `?${query}`))
}

function bodyOf(right: fc.Arbitrary<unknown>): fc.Arbitrary<string | undefined> {
  const text = fc
    .oneof(
      { arbitrary: right, weight: 3 },
      { arbitrary: almostValid(right), weight: 6 },
      { arbitrary: almostValid(almostValid(right)), weight: 2 },
      { arbitrary: hostileValue, weight: 1 },
    )
    .map((value) => JSON.stringify(value))
  const spoils: ((json: string) => string)[] = [
    (json) => json.slice(0, Math.floor(json.length / 2)),
    (json) => `${json}${json}`,
    (json) => json.replace(/\d+/, 'NaN'),
    (json) => json.replace(/\d+/, '1e999'),
    (json) => json.replace(/\d+/, '9'.repeat(400)),
    (json) => json.replace('{', '{"__proto__":{"admin":true},'),
    (json) => json.replace('{', '{"constructor":{"prototype":{"admin":true}},'),
    (json) => json.replace(/"(\w+)":/, '"$1":1,"$1":'),
    (json) => json.replaceAll('"', "'"),
    (json) => `\ufeff${json}`,
    (json) => `{"a":"${'x'.repeat(70_000)}",${json.slice(1)}`,
    (json) => `${'['.repeat(9_000)}${json}`,
    () => '',
    () => 'null',
  ]
  return usually(
    text,
    fc.tuple(text, fc.constantFrom(...spoils)).map(([json, spoil]) => json && spoil(json)),
    8,
  )
}

const CONTENT_TYPES = [
  '',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'a',
  '/',
  'a/b; c',
  'application/json; charset=utf-16',
  'application/json;',
  'APPLICATION/JSON',
  'text/json',
  'multipart/form-data; boundary=a',
  'application/json, text/plain',
  'application/problem+json',
]

const extraHeaders: fc.Arbitrary<Record<string, string>> = fc
  .subarray(
    [
      ['idempotency-key', 'once'],
      ['idempotency-key', 'x'.repeat(256)],
      ['accept', 'a/b;q=9'],
      ['idempotency-key', 'twice'],
      ['accept-language', 'nl'],
      ['accept-language', ',;q=,*'],
      ['accept-encoding', 'gzip'],
      ['accept-encoding', 'br;q=0, *;q=0'],
      ['range', 'bytes=0-1'],
      ['if-none-match', '*'],
      ['x-http-method-override', 'DELETE'],
      ['x-original-url', '/metrics'],
      ['x-forwarded-host', 'evil.example'],
      ['x-forwarded-for', "'"],
      ['x-forwarded-proto', 'x'],
      ['content-encoding', 'gzip'],
      ['expect', 'a-miracle'],
      ['origin', 'https://evil.example'],
      ['x-xsrf-token', 'forged'],
      ['referer', 'https://evil.example'],
      ['te', 'trailers'],
    ],
    { maxLength: 3 },
  )
  .map((pairs) => Object.fromEntries(pairs))

function mostly<T>(usual: T, otherwise: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return usually(fc.constant(usual), otherwise, 14)
}

function usually<T>(usual: fc.Arbitrary<T>, otherwise: fc.Arbitrary<T>, weight = 5) {
  return fc.oneof({ arbitrary: usual, weight }, { arbitrary: otherwise, weight: 1 })
}

function encodeValue(value: unknown): string {
  const text = typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value)
  return encodeURIComponent(text.toWellFormed().slice(0, MAX_PART_LENGTH))
}

const MAX_PART_LENGTH = 1_000 // headers over the size limit have their own tests
