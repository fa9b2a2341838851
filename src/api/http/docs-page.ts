import { escapeHtml } from '#messages/escape-html.ts'
import type { openApi } from './openapi.ts'
import { plainPage } from './plain-page.ts'
import { refusalMessage, refusalStatus } from './refusal-status.ts'
import { type Field, fieldAt, fieldsOf, type Schema } from './schema-fields.ts'

/**
 * The content of /openapi.json as one page without scripts: each operation's parameters, body, replies, refusals and
 * access.
 */
export function docsPage({ paths }: ReturnType<typeof openApi>): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      address: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )
  const links = operations.map(
    ({ address, operation: { operationId, summary } }) =>
      `<li><a href="#${operationId}">${inline(summary)}<span><code>${escapeHtml(address)}</code></span></a></li>`,
  )
  const body = `<p>JSON over HTTP. Every answer but a stream of events has <code>statusCode</code> and <code>message</code>, every refusal
also a <code>code</code> from the list <a href="#refusals">below</a>. The same for programs is in
<a href="/openapi.json">openapi.json</a>.</p>
<nav aria-label="Operations"><ul>${links.join('')}</ul></nav>
${operations.map(({ address, operation }) => section(address, operation)).join('\n')}
<h2 id="refusals">Refusals</h2>
<p><code>details</code> of an <code>invalid-request</code> is a list of <code>path</code> and <code>message</code>.</p>
<dl>${Object.entries(refusalMessage)
    .map(
      ([code, message]) =>
        `<dt><code>${refusalStatus[code as keyof typeof refusalStatus]} ${code}</code></dt><dd>${escapeHtml(message)}</dd>`,
    )
    .join('')}</dl>`
  return plainPage({ title: 'The Bloesem API', body })
}

type Operation = ReturnType<typeof openApi>['paths'][string][string]

function section(address: string, operation: Operation): string {
  const { operationId, summary, parameters = [], requestBody, responses } = operation
  const parameterFields = parameters.flatMap(({ name, required, schema }) =>
    fieldAt(name, schema, required),
  )
  const bodyFields = requestBody ? fieldsIn(requestBody) : []
  return `<section id="${operationId}" aria-labelledby="${operationId}-title">
<h2 id="${operationId}-title">${inline(summary)}</h2>
<p><code>${escapeHtml(address)}</code></p>
<p>${accessText(operation)}</p>
${parameterFields.length > 0 ? `<h3>In the address</h3>${list(parameterFields)}` : ''}
${bodyFields.length > 0 ? `<h3>Body</h3>${list(bodyFields)}` : ''}
<h3>Answers</h3>
<dl>${Object.entries(responses).map(answer).join('')}</dl>
</section>`
}

function accessText({ security }: Operation): string {
  if (security.length === 0) return 'Anybody; a token is never looked at.'
  const isOpen = security.some((way) => Object.keys(way).length === 0)
  return isOpen
    ? 'Anybody, with or without a token.'
    : 'Needs a token, or the session cookie of the same origin.'
}

function answer([status, response]: [string, Operation['responses'][string]]): string {
  const isRefusal = Number(status) >= 400
  const { description } = response
  const text = isRefusal
    ? description.split('\n\n').map(inline).join('<br>')
    : `${description === 'OK' ? '' : `${inline(description)}:`}${list(fieldsIn(response))}`
  return `<dt><code>${status}</code></dt><dd>${text || 'An empty list of fields'}</dd>`
}

function fieldsIn({ content }: { content: Record<string, { schema: Schema }> }): Field[] {
  const schema = Object.values(content)[0]?.schema ?? {}
  // A list at the top level has no field name.
  const fields =
    schema.type === 'array' ? fieldAt('[]', schema, true) : fieldsOf(withoutChoice(schema))
  return fields.filter(({ name }) => name !== 'statusCode' && name !== 'message')
}

// An optional body is described by the form it has when present.
function withoutChoice(schema: Schema): Schema {
  return schema.anyOf?.find(({ properties }) => properties) ?? schema
}

function list(fields: readonly Field[]): string {
  return `<ul class="fields">${fields.map(fieldLine).join('')}</ul>`
}

function fieldLine({ name, words }: Field): string {
  return `<li><code>${escapeHtml(name)}</code> ${escapeHtml(words)}</li>`
}

/** Escapes text and renders `code` in backticks. */
function inline(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}
