import type { FastifyReply, FastifyRequest } from 'fastify'
import { busyPage as en } from '#messages/en/busy-page.ts'
import { busyPage as nl } from '#messages/nl/busy-page.ts'

const WORDS = { en, nl }

/** Whether a browser opens a page: it shows what it gets. */
export function isPageRequest({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html')
}

/** Answers with a page that says that the server cannot answer now; it needs no file and no script. */
export function sendBusyPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { cookie = '', 'accept-language': accepted = '' } = request.headers
  const language = /\blanguage=(en|nl)\b/.exec(cookie)?.[1] ?? accepted.slice(0, 2)
  const lang = language === 'nl' ? 'nl' : 'en'
  const { title, text, again } = WORDS[lang]
  reply.refusal = 'unavailable'
  return reply
    .status(503)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((page: unknown) => String(page))
    .send(
      `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></html>`,
    )
}
