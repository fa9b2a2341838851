import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { plainPage } from './plain-page.ts'
import { refusalMessage, refusalStatus } from './refusal-status.ts'

/** The operations of the contract as one page that needs no script: what each does, who may call it, what it refuses. */
export function docsPage(): string {
  const operations = Object.entries<Endpoint>(endpoints)
  const body = `<p>JSON over HTTP. Every answer has <code>statusCode</code> and <code>message</code>, every refusal also a
<code>code</code> from the list below. Schemas and parameters, for programs, are in
<a href="/openapi.json">openapi.json</a>.</p>
<nav aria-label="Operations"><ul>${operations.map(([name, { summary }]) => `<li><a href="#${name}">${escaped(summary)}</a></li>`).join('')}</ul></nav>
${operations.map(([name, endpoint]) => section(name, endpoint)).join('\n')}
<h2 id="refusals">Refusals</h2>
<dl>${Object.entries(refusalMessage)
    .map(([code, message]) => `<dt><code>${code}</code></dt><dd>${escaped(message)}</dd>`)
    .join('')}</dl>`
  return plainPage({ title: 'The Bloesem API', body })
}

const ACCESS = {
  public: 'Anybody; a token is never looked at.',
  open: 'Anybody, with or without a token.',
  'signed-in': 'Needs a token, or the session cookie of the same origin.',
} as const satisfies Record<Endpoint['access'], string>

function section(name: string, { method, path, summary, access, status, refusals = [] }: Endpoint) {
  const refused = refusals.map((code) => `<code>${refusalStatus[code]} ${code}</code>`).join(' ')
  return `<section id="${name}">
<h2>${escaped(summary)}</h2>
<p><code>${method} ${escaped(path)}</code></p>
<p>${ACCESS[access]} Answers <code>${status}</code>${refused && `, or refuses with ${refused}`}.</p>
</section>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
