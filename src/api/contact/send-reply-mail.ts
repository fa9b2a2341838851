import { contactReference } from '#domain/contact/contact-status.ts'
import { contactReplyLetter } from '#messages/contact-reply-letter.ts'
import { renderLetter } from '../mail/letter.ts'
import { findUnsentReply, markReplyLeft } from './desk-store.ts'
import type { ContactMailDeps } from './send-contact-mail.ts'
import type { ContactReplyJob } from './tasks.ts'

/** Sends a reply, to which the sender answers in the market's own mailbox (DESK-081). @throws when it could not be sent; the job is retried */
export async function sendReplyMail(
  { database, clock, publicUrl, sendMail, operatorEmail }: ContactMailDeps,
  { mailId }: ContactReplyJob,
): Promise<void> {
  const reply = await findUnsentReply(database.query, mailId)
  if (!reply) return
  const { requestId, email, ...told } = reply
  const { linkLabel, ...letter } = contactReplyLetter({
    ...told,
    reference: contactReference(requestId),
  })
  await sendMail({
    ...renderLetter({ ...letter, link: { label: linkLabel, url: publicUrl.href } }),
    id: `contact-${requestId}.reply-${mailId}`,
    to: email,
    language: told.language,
    isWrittenByPerson: true,
    ...(operatorEmail !== null && { replyTo: operatorEmail }),
  })
  await markReplyLeft(database.query, mailId, clock.now())
}
