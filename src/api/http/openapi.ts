import {
  type FastifyDynamicSwaggerOptions,
  formatParamUrl,
  type SwaggerTransformObject,
} from '@fastify/swagger'
import type { FastifySchema, RouteOptions } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { Endpoint, EventStream } from '#contract/endpoint.ts'
import { endpoints, eventStreams } from '#contract/endpoints.ts'
import { refusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { operationName } from './operation.ts'
import { refusalMessage, refusalStatus } from './refusal-status.ts'

/**
 * How @fastify/swagger describes the mounted routes: those of the contract with their access, replies and refusals, and
 * no others.
 */
export function openApiOptions(publicUrl: URL): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'Bloesem',
        version: '1',
        description: 'An open marketplace for beauty and wellness appointments.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl.origin }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            name: 'access_token',
            description:
              'Of the same origin. A call that changes something also needs X-XSRF-TOKEN.',
          },
        },
      },
    },
    convertConstToEnum: false,
    transform: ({ schema, url, route, ...document }) => {
      const operation = OPERATIONS.get(operationName(methodAndPath(route)))
      if (!operation) return { schema: { hide: true }, url }
      return jsonSchemaTransform({
        ...document,
        schema: { ...schema, ...descriptionOf(operation) },
        url,
        route,
      })
    },
    transformObject: (document) => {
      const { components, ...described } = jsonSchemaTransformObject(document) as OpenApiDocument
      delete components.schemas.RefusalInput // nothing refers to it
      markOptionalBodies(described)
      describeBytes(described)
      return { ...described, components } as ReturnType<SwaggerTransformObject>
    },
  }
}

interface ContractOperation {
  operationId: string
  endpoint: Endpoint | EventStream
}

/** The operations of the contract by method and path. */
const OPERATIONS = new Map<string, ContractOperation>(
  Object.entries({ ...endpoints, ...eventStreams }).map(([operationId, endpoint]) => [
    operationName(endpoint),
    { operationId, endpoint },
  ]),
)

function methodAndPath({ method, url }: RouteOptions) {
  return { method: String(method), path: url }
}

function descriptionOf({ operationId, endpoint }: ContractOperation): FastifySchema {
  return {
    operationId,
    tags: [pathGroup(endpoint.path)],
    summary: endpoint.summary,
    security: SECURITY[endpoint.access],
    response: { ...successResponse(endpoint), ...refusalResponses(endpoint) },
  }
}

/** The first part of a path (`salonApi` of `/salonApi/agenda`): /docs has one list for each. */
function pathGroup(path: string): string {
  return path.split('/', 2).join('')
}

const SECURITY = {
  public: [],
  open: [{}, { bearer: [] }, { cookie: [] }],
  'signed-in': [{ bearer: [] }, { cookie: [] }],
  operator: [{ bearer: [] }, { cookie: [] }],
} as const satisfies Record<Endpoint['access'], unknown>

function successResponse(endpoint: Endpoint | EventStream) {
  if ('reply' in endpoint) {
    const { status, reply } = endpoint
    return { [status]: { description: 'OK', content: { 'application/json': { schema: reply } } } }
  }
  return {
    200: {
      description: 'Events until the reader leaves, each with this as its data',
      content: { 'text/event-stream': { schema: endpoint.event } },
    },
  }
}

const ALWAYS_POSSIBLE = ['internal', 'unavailable'] as const

function refusalResponses(endpoint: Partial<Endpoint>) {
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
        content: { 'application/json': { schema: refusal } },
      },
    ]),
  )
}

interface OpenApiDocument {
  paths: Record<string, Record<string, { requestBody?: { required: boolean; content?: object } }>>
  components: { schemas: Record<string, object> }
}

// A body of bytes has no schema that parses it, so @fastify/swagger does not describe it.
function describeBytes({ paths }: Pick<OpenApiDocument, 'paths'>): void {
  for (const { method, path, contentTypes } of Object.values<Endpoint>(endpoints)) {
    const described = paths[formatParamUrl(path)]?.[method.toLowerCase()]
    if (!described || !contentTypes) continue
    const content = Object.fromEntries(contentTypes.map((type) => [type, { schema: BYTES }]))
    described.requestBody = { required: true, content }
  }
}

const BYTES = { type: 'string', format: 'binary' }

// @fastify/swagger describes every body as required.
function markOptionalBodies({ paths }: Pick<OpenApiDocument, 'paths'>): void {
  for (const { method, path, body } of Object.values<Endpoint>(endpoints)) {
    const described = paths[formatParamUrl(path)]?.[method.toLowerCase()]?.requestBody
    if (described && body?.safeParse(undefined).success) described.required = false
  }
}
