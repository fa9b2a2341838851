import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import { type KeptMail, keptMails } from '#platform/mail/kept-mails.ts'
import { MAIL_PAGE_POLICY, PLAIN_PAGE_POLICY } from '../http/plain-page.ts'
import { sendRefusal } from '../http/refuse.ts'
import { listPage, mailPage } from './mailbox-pages.ts'

/**
 * The mailbox of the demo market at /demo/mail: every mail that was kept because there is no SMTP server.
 * Mounted in demo mode only; it shows all mails to anyone, codes included.
 */
export function registerMailbox<Tables>(app: FastifyInstance, query: Kysely<Tables>): void {
  const mails = keptMails(query)
  app.get<{ Querystring: { to?: string } }>('/demo/mail', async (request, reply) => {
    const { to } = request.query
    return sendPage(
      reply,
      listPage(await mails.list(typeof to === 'string' && to !== '' ? { to } : {})),
    )
  })
  app.get<{ Params: { id: string } }>('/demo/mail/:id', async (request, reply) => {
    const mail = await mails.find(request.params.id)
    return mail
      ? sendPage(reply, mailPage(mail), MAIL_PAGE_POLICY)
      : sendRefusal(reply, { ok: false, refusal: 'not-found' })
  })
  app.get<{ Params: { id: string; index: string } }>(
    '/demo/mail/:id/attachments/:index',
    async (request, reply) => {
      const mail = await mails.find(request.params.id)
      const attachment = mail?.attachments[Number(request.params.index)]
      if (!attachment) return sendRefusal(reply, { ok: false, refusal: 'not-found' })
      return sendAttachment(reply, attachment)
    },
  )
}

function sendPage(reply: FastifyReply, html: string, policy = PLAIN_PAGE_POLICY) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(html)
}

function sendAttachment(reply: FastifyReply, attachment: KeptMail['attachments'][number]) {
  return reply
    .type(attachment.contentType)
    .header('content-disposition', `attachment; filename="${attachment.filename}"`)
    .send(attachment.content)
}
