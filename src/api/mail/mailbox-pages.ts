import type { KeptMail } from '#platform/mail/kept-mails.ts'

/** All kept mails, newest first. */
export function listPage(mails: readonly KeptMail[]): string {
  const rows = mails.map(
    (
      mail,
    ) => `<li><a href="/demo/mail/${escaped(mail.id)}"><strong>${escaped(mail.subject)}</strong>
      <span>${escaped(mail.to)} · <time datetime="${iso(mail.createdAt)}">${readableMoment(mail.createdAt)}</time></span></a></li>`,
  )
  const empty = '<p>No mail yet. Sign up or book a visit, then look here again.</p>'
  return page(
    'Mail of the demo market',
    `<p>Nothing leaves this machine without an SMTP server, so mails are kept here. <a href="/demo/mail">Reload</a></p>
     ${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : empty}`,
  )
}

/** One mail as a mail program would show it; its HTML is fenced in a sandboxed frame. */
export function mailPage(mail: KeptMail): string {
  const attachments = mail.attachments.map(
    (attachment, index) =>
      `<li><a href="/demo/mail/${escaped(mail.id)}/attachments/${index}">${escaped(attachment.filename)}</a></li>`,
  )
  return page(
    mail.subject,
    `<p><a href="/demo/mail">All mail</a></p>
     <p>To ${escaped(mail.to)}, ${readableMoment(mail.createdAt)}</p>
     ${attachments.length > 0 ? `<ul>${attachments.join('')}</ul>` : ''}
     <iframe title="The mail" sandbox srcdoc="${escaped(mail.html)}"></iframe>
     <h2>As plain text</h2>
     <pre>${escaped(mail.text)}</pre>`,
  )
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
    <style>${style}</style></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`
}

const style = `
  :root { color-scheme: light dark; --paper: #FFFCFA; --plum: #2E1A2B; --soft: #543F4F; --line: #EBDFDD; --rose: #B1275A }
  @media (prefers-color-scheme: dark) { :root { --paper: #1A1118; --plum: #F8EEF0; --soft: #DCCBD4; --line: #402F3C; --rose: #FF9DB5 } }
  body { margin: 0; background: var(--paper); color: var(--plum); font: 1rem/1.5 system-ui, sans-serif }
  main { max-width: 48rem; margin: 0 auto; padding: 2rem 1rem }
  body { overflow-wrap: anywhere } h1 { font-size: 1.75rem; line-height: 1.2 } a { color: var(--rose) }
  ul { list-style: none; padding: 0 } li a { display: block; padding: .75rem 0; min-height: 1.25rem; border-bottom: 1px solid var(--line) }
  li span { display: block; color: var(--soft) }
  iframe { width: 100%; height: 32rem; border: 1px solid var(--line); border-radius: 1rem; background: #fff }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
  :focus-visible { outline: 2px solid var(--plum); outline-offset: 2px }`

function iso(epochMs: number): string {
  return new Date(epochMs).toISOString()
}

function readableMoment(epochMs: number): string {
  return `${iso(epochMs).slice(0, 16).replace('T', ' ')} UTC`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
