import { z } from 'zod'
import type { Endpoint, EventStream } from '#contract/endpoint.ts'
import { endpoints, eventStreams } from '#contract/endpoints.ts'
import { refusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { refusalMessage, refusalStatus } from './refusal-status.ts'
import type { Schema } from './schema-fields.ts'

/** The OpenAPI description of every operation: schemas, statuses, refusals and access. */
export function openApi(publicUrl: URL) {
  const paths: Record<string, Record<string, Operation>> = {}
  const described = { ...endpoints, ...eventStreams }
  for (const [name, endpoint] of Object.entries<DescribedEndpoint>(described)) {
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

type DescribedEndpoint = Endpoint | EventStream

interface Operation {
  operationId: string
  summary: string
  security: readonly object[]
  parameters?: Parameter[]
  requestBody?: Json & { required: boolean }
  responses: Record<string, (Json | Events) & { description: string }>
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

/** The schema is that of each event's data. */
interface Events {
  content: { 'text/event-stream': { schema: Schema } }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as Schema
}

function operation(name: string, endpoint: DescribedEndpoint): Operation {
  const { params, query, body }: Partial<Endpoint> = endpoint
  const parameters = [...parametersIn('path', params), ...parametersIn('query', query)]
  return {
    operationId: name,
    summary: endpoint.summary,
    security: SECURITY[endpoint.access],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: requestBody(body) }),
    responses: {
      ...successResponse(endpoint),
      ...refusalResponses(endpoint),
    },
  }
}

function successResponse(endpoint: DescribedEndpoint): Operation['responses'] {
  if ('reply' in endpoint) {
    const { status, reply } = endpoint
    return { [status]: { description: 'OK', ...json(jsonSchema(reply, 'output')) } }
  }
  const schema = jsonSchema(endpoint.event, 'output')
  const content = { 'text/event-stream': { schema } }
  return {
    200: { description: 'Events until the reader leaves, each with this as its data', content },
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

function refusalResponses(endpoint: Partial<Endpoint>): Operation['responses'] {
  const takesInput = endpoint.params ?? endpoint.query ?? endpoint.body
  const codes: RefusalCode[] = [
    ...(takesInput ? (['invalid-request'] as const) : []),
    // A body is read also where the operation takes none.
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
