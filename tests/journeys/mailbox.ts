import { type APIRequestContext, expect } from '@playwright/test'

export interface ReadMail {
  subject: string
  text: string
  /** Name and content of each file. */
  attachments: { filename: string; content: string }[]
}

// The mail about an act of a member leaves when it can no longer be undone.
const MAIL_TIMEOUT_MS = 30_000

/** Waits for a mail to an address with a matching subject in the demo mailbox. @returns the newest */
export async function readMail(
  request: APIRequestContext,
  to: string,
  subject: RegExp,
): Promise<ReadMail> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        const list = await request.get('/demo/mail', { params: { to } })
        found = linksIn(await list.text()).find((link) => subject.test(link.text))?.href
        return found
      },
      { message: `a mail to ${to} about ${subject}`, timeout: MAIL_TIMEOUT_MS, intervals: [200] },
    )
    .toBeDefined()
  return openMail(request, found ?? '')
}

/** What a mailed code is for, with its subject in English or Dutch. */
const CODE_SUBJECTS = {
  account: /^\d{8} .* Bloesem\b/,
  password: /^\d{8} .*(password|wachtwoord)\b/,
  secondFactor: /^\d{8} .*(two-step sign-in|twee stappen)\b/,
  mailAddress: /^\d{8} .*(appointment|afspraak)\b/,
}

/** The latest code that was mailed for a purpose; one for another purpose may have been mailed before. */
export async function mailedCode(
  request: APIRequestContext,
  to: string,
  purpose: keyof typeof CODE_SUBJECTS,
): Promise<string> {
  const { subject } = await readMail(request, to, CODE_SUBJECTS[purpose])
  return /^\d+/.exec(subject)?.[0] ?? ''
}

async function openMail(request: APIRequestContext, href: string): Promise<ReadMail> {
  const html = await (await request.get(href)).text()
  const files = linksIn(html).filter((link) => link.href.includes('/attachments/'))
  const attachments = files.map(async ({ href, text }) => ({
    filename: text,
    content: await (await request.get(href)).text(),
  }))
  return {
    subject: plain(/<h1>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''),
    text: plain(/<pre>(.*?)<\/pre>/s.exec(html)?.[1] ?? ''),
    attachments: await Promise.all(attachments),
  }
}

function linksIn(html: string): { href: string; text: string }[] {
  return [...html.matchAll(/<a href="([^"]+)">(.*?)<\/a>/gs)].map(([, href = '', inner = '']) => ({
    href,
    text: plain(inner),
  }))
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
}
