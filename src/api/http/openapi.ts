import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { refusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { refusalMessage, refusalStatus } from './refusal-status.ts'
import type { Schema } from './schema-fields.ts'

/** Every operation of the contract with its schemas, statuses, refusals and who may call it. */
export function openApi(publicUrl: URL) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Bloesem',
      version: '1',
      description: 'An open marketplace for beauty and wellness appointments.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl.origin }],
    paths,
    components: {
      schemas: { Refusal: jsonSchema(refusal, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'access_token',
          description: 'Of the same origin. A call that changes something also needs X-XSRF-TOKEN.',
        },
      },
    },
  }
}

interface Operation {
  operationId: string
  summary: string
  security: readonly object[]
  parameters?: Parameter[]
  requestBody?: Json & { required: boolean }
  responses: Record<string, Json & { description: string }>
}

interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: Schema
}

interface Json {
  content: { 'application/json': { schema: Schema } }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as Schema
}

function operation(name: string, endpoint: Endpoint): Operation {
  const parameters = [
    ...parametersIn('path', endpoint.params),
    ...parametersIn('query', endpoint.query),
  ]
  return {
    operationId: name,
    summary: endpoint.summary,
    security: SECURITY[endpoint.access],
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && { requestBody: requestBody(endpoint.body) }),
    responses: {
      [endpoint.status]: { description: 'OK', ...json(jsonSchema(endpoint.reply, 'output')) },
      ...refusalResponses(endpoint),
    },
  }
}

const SECURITY = {
  public: [],
  open: [{}, { bearer: [] }, { cookie: [] }],
  'signed-in': [{ bearer: [] }, { cookie: [] }],
} as const satisfies Record<Endpoint['access'], unknown>

function parametersIn(place: 'path' | 'query', schema: z.ZodType | undefined): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function requestBody(body: z.ZodType): Json & { required: boolean } {
  return { required: !body.safeParse(undefined).success, ...json(jsonSchema(body, 'input')) }
}

function json(schema: Schema): Json {
  return { content: { 'application/json': { schema } } }
}

const ALWAYS_POSSIBLE = ['internal', 'unavailable'] as const

function refusalResponses(endpoint: Endpoint): Operation['responses'] {
  const takesInput = endpoint.params ?? endpoint.query ?? endpoint.body
  const codes: RefusalCode[] = [
    ...(takesInput ? (['invalid-request'] as const) : []),
    // What is sent along is read, also where nothing is asked for.
    ...(endpoint.method !== 'GET' ? (['too-large', 'unsupported-media-type'] as const) : []),
    ...(endpoint.refusals ?? []),
    ...(endpoint.isProbe ? [] : (['too-many-requests'] as const)),
    ...ALWAYS_POSSIBLE,
  ]
  const byStatus = Map.groupBy(new Set(codes), (code) => refusalStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, reasons]) => [
      status,
      {
        description: reasons.map((code) => `\`${code}\`: ${refusalMessage[code]}`).join('\n\n'),
        ...json({ $ref: '#/components/schemas/Refusal' }),
      },
    ]),
  )
}
