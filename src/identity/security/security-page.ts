import { fill } from '#messages/fill.ts'
import { formatDutchDay } from '#messages/format.ts'
import { html, type Markup } from '../markup.ts'
import { hiddenFields, infoNote } from '../pages/form.ts'
import { layout, type Reader } from '../pages/layout.ts'
import { isSetUp, MAX_PASSKEYS, type SecondFactor } from '../second-factor/second-factor.ts'
import type { User } from '../users/store.ts'
import { SECURITY_PATH } from './context.ts'

interface SecurityPage {
  user: User
  xsrf: string
  factor: SecondFactor
  canHavePasskeys: boolean
}

/** The page with what a person has set up for the second step of a sign-in. */
export function securityPage(page: SecurityPage, reader: Reader): string {
  const { user, xsrf, factor, canHavePasskeys } = page
  const words = reader.words.security
  const body = html`<p class="lead">${fill(words.who, { name: user.name, userName: user.userName })}</p>
${!isSetUp(factor) && infoNote(words.off)}
${appSection(factor, reader)}
${canHavePasskeys && passkeySection(factor, reader)}
${isSetUp(factor) && codesSection(factor, xsrf, reader)}
<p class="aside"><a class="link lone" href="${reader.home}">${reader.words.back}</a></p>`
  return layout({ title: words.title, body }, reader)
}

function appSection({ authenticator }: SecondFactor, reader: Reader): Markup {
  const { app: words } = reader.words.security
  if (!authenticator) {
    return html`<section class="part"><h2>${words.name}</h2><p>${words.what}</p>
<a class="button" href="${SECURITY_PATH}/app">${words.setUp}</a></section>`
  }
  const day = formatDutchDay(authenticator.addedAt, reader.language)
  return html`<section class="part"><h2>${words.name}</h2><p>${fill(words.since, { day })}</p>
<a class="button second" href="${SECURITY_PATH}/app/remove">${words.turnOff}</a></section>`
}

function passkeySection({ passkeys }: SecondFactor, reader: Reader): Markup {
  const { passkeys: words } = reader.words.security
  const items = passkeys.map(({ id, name, addedAt }) => {
    const day = formatDutchDay(Date.parse(addedAt), reader.language)
    return html`<li><span class="passkey"><b>${name}</b> <small>${fill(words.since, { day })}</small></span>
<a class="link lone" href="${SECURITY_PATH}/passkey/remove?id=${encodeURIComponent(id)}" aria-label="${fill(words.removeNamed, { name })}">${words.remove}</a></li>`
  })
  return html`<section class="part"><h2>${words.name}</h2><p>${words.what}</p>
${items.length > 0 && html`<ul class="passkeys">${items}</ul>`}
${passkeys.length < MAX_PASSKEYS && html`<a class="button second" href="${SECURITY_PATH}/passkey">${words.add}</a>`}</section>`
}

function codesSection({ recoveryCodesLeft }: SecondFactor, xsrf: string, reader: Reader): Markup {
  const { codes: words } = reader.words.security
  const left =
    recoveryCodesLeft === 1 ? words.left_one : fill(words.left_other, { count: recoveryCodesLeft })
  return html`<section class="part"><h2>${words.title}</h2><p>${left} ${words.what}</p>
<form method="post" action="${SECURITY_PATH}/codes">${hiddenFields({ xsrf })}<button class="button second">${words.replace}</button></form></section>`
}
