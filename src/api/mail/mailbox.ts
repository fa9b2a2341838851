import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type StoredMail, storedMails } from '#platform/mail/stored-mails.ts'
import type { Database } from '#platform/postgres/database.ts'
import { findAccount } from '../account/store.ts'
import { MAIL_PAGE_POLICY, PLAIN_PAGE_POLICY } from '../http/plain-page.ts'
import { sendRefusal } from '../http/refuse.ts'
import type { Tables } from '../schema.gen.ts'
import { listPage, mailPage, signedOutPage } from './mailbox-pages.ts'

interface Mailbox {
  database: Database<Tables>
  /** Whether everybody sees all mails, codes included; only when no other machine has access. */
  isShared: boolean
}

type Reader = { to: string | undefined } | 'nobody'

/** Mounts /demo/mail: the mails that are stored because there is no SMTP server. */
export function registerMailbox(app: FastifyInstance, { database, isShared }: Mailbox): void {
  const mails = storedMails(database.query)

  const readerOf = async (request: FastifyRequest): Promise<Reader> => {
    if (isShared) return { to: undefined }
    const resolved = await app.resolveCaller(request)
    if (!resolved.ok || resolved.caller.kind === 'visitor') return 'nobody'
    const email = (await findAccount(database.query, resolved.caller.userName))?.email
    return email ? { to: email } : 'nobody'
  }
  const find = async (request: FastifyRequest, id: string) => {
    const [mail, reader] = await Promise.all([mails.find(id), readerOf(request)])
    if (reader === 'nobody') return undefined
    return mail && isOf(mail, reader.to) ? mail : undefined
  }

  app.get<{ Querystring: { to?: string } }>('/demo/mail', async (request, reply) => {
    const reader = await readerOf(request)
    if (reader === 'nobody') return sendPage(reply.code(401), signedOutPage())
    const { to } = request.query
    const requested = typeof to === 'string' && to !== '' ? to : undefined
    const recipient = isShared ? requested : reader.to
    return sendPage(reply, listPage(await mails.list(recipient ? { to: recipient } : {})))
  })
  app.get<{ Params: { id: string } }>('/demo/mail/:id', async (request, reply) => {
    const mail = await find(request, request.params.id)
    return mail
      ? sendPage(reply, mailPage(mail), MAIL_PAGE_POLICY)
      : sendRefusal(reply, { ok: false, refusal: 'not-found' })
  })
  app.get<{ Params: { id: string; index: string } }>(
    '/demo/mail/:id/attachments/:index',
    async (request, reply) => {
      const mail = await find(request, request.params.id)
      const attachment = mail?.attachments[Number(request.params.index)]
      if (!attachment) return sendRefusal(reply, { ok: false, refusal: 'not-found' })
      return sendAttachment(reply, attachment)
    },
  )
}

function isOf(mail: StoredMail, to: string | undefined): boolean {
  return to === undefined || mail.to.toLowerCase() === to.toLowerCase()
}

function sendPage(reply: FastifyReply, html: string, policy = PLAIN_PAGE_POLICY) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(html)
}

function sendAttachment(reply: FastifyReply, attachment: StoredMail['attachments'][number]) {
  return reply
    .type(attachment.contentType)
    .header('content-disposition', `attachment; filename="${attachment.filename}"`)
    .send(attachment.content)
}
