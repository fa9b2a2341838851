import { fill } from '#messages/fill.ts'
import { html } from '../markup.ts'
import { errorNote, fieldMarkup } from '../pages/form.ts'
import { layout } from '../pages/layout.ts'
import type { PagesDeps } from '../pages/pages-deps.ts'
import { passkeyForm, passkeyScripts } from '../pages/passkey-form.ts'
import type { Form, PageResult, StepResult } from '../pages/step-result.ts'
import { newPasskeyOptions } from '../second-factor/passkeys.ts'
import { isSetUp, MAX_PASSKEYS } from '../second-factor/second-factor.ts'
import { addPasskey } from '../second-factor/set-up-second-factor.ts'
import { removalPage } from './authenticator-page.ts'
import { SECURITY_PATH, type SecurityContext } from './context.ts'
import { recoveryCodesPage } from './recovery-codes-page.ts'

const MAX_NAME_LENGTH = 60

/** Asks for a name, and lets the browser make a passkey. */
export function showNewPasskey(context: SecurityContext, deps: PagesDeps): Promise<StepResult> {
  return renderNewPasskey(context, deps, 200)
}

/** Stores what the script of the page sends when the browser has made a passkey. */
export async function submitNewPasskey(
  context: SecurityContext,
  form: Form,
  deps: PagesDeps,
): Promise<StepResult> {
  const { user, reader, challenge, recordSignInMethod } = context
  const words = reader.words.security.passkeys
  const name = form.name?.trim().slice(0, MAX_NAME_LENGTH) || words.defaultName
  const typed = { credential: form.credential ?? '', name, challenge, language: reader.language }
  const added = await addPasskey(user, typed, deps)
  if (!added.ok) return renderNewPasskey(context, deps, 422, { name, problem: words.failed })
  await recordSignInMethod(added.isSynced ? 'swk' : 'hwk')
  const { recoveryCodes: codes } = added
  if (!codes) return { redirect: SECURITY_PATH }
  return { status: 200, page: recoveryCodesPage({ codes, isFirstFactor: true }, reader) }
}

/** Asks once more before a passkey is removed. */
export async function askRemovePasskey(
  { user, reader, xsrf, query }: SecurityContext,
  { factors }: PagesDeps,
): Promise<StepResult> {
  const factor = await factors.find(user.subject)
  const passkey = factor.passkeys.find(({ id }) => id === query.id)
  if (!passkey) return { redirect: SECURITY_PATH }
  const { passkeys: words } = reader.words.security
  const others = factor.passkeys.filter((each) => each !== passkey)
  const isLast = !isSetUp({ ...factor, passkeys: others })
  const { id, name } = passkey
  const page = removalPage(
    {
      title: words.askTitle,
      text: fill(isLast ? words.lastText : words.askText, { name }),
      submit: words.remove,
      action: 'passkey',
      hidden: { xsrf, id },
    },
    reader,
  )
  return { status: 200, page }
}

export async function removePasskey(
  { user, reader }: SecurityContext,
  { id = '' }: Form,
  { factors }: PagesDeps,
): Promise<StepResult> {
  await factors.removePasskey(user.subject, id, reader.language)
  return { redirect: SECURITY_PATH }
}

async function renderNewPasskey(
  { user, reader, xsrf, challenge }: SecurityContext,
  { factors, passkeySite }: PagesDeps,
  status: PageResult['status'],
  typed: { name?: string; problem?: string } = {},
): Promise<StepResult> {
  const { passkeys } = await factors.find(user.subject)
  if (!passkeySite || passkeys.length >= MAX_PASSKEYS) return { redirect: SECURITY_PATH }
  const { passkeys: words, cancel } = reader.words.security
  const options = await newPasskeyOptions(passkeySite, user, { passkeys, challenge })
  const name = { name: 'name', label: words.label, autocomplete: 'off', value: typed.name }
  const form = passkeyForm(
    {
      action: `${SECURITY_PATH}/passkey`,
      xsrf,
      kind: 'new',
      options,
      submit: words.submit,
      fields: fieldMarkup(name, undefined, true, reader),
    },
    reader,
  )
  const body = html`<p class="lead">${words.text}</p>${typed.problem && errorNote(typed.problem)}${form}
<p class="aside"><a class="link lone" href="${SECURITY_PATH}">${cancel}</a></p>`
  const page = layout({ title: words.title, body, scripts: passkeyScripts() }, reader)
  return { status, page, hasScript: true }
}
