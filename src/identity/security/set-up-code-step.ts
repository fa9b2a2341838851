import type { PagesDeps } from '../pages/pages-deps.ts'
import {
  type Form,
  limitResult,
  type PageProblems,
  problemsOf,
  type StepResult,
} from '../pages/step-result.ts'
import {
  enterSetUpCode,
  mustEnterSetUpCode,
  requestSetUpCode,
} from '../second-factor/set-up-code.ts'
import { SECURITY_PATH, type SecurityContext } from './context.ts'
import { sendCodePage, setUpCodePage } from './set-up-code-page.ts'

/** What is set up after the code. */
export type SetUpKind = 'app' | 'passkey'

/** Asks for the mailed code, or first whether to mail one. */
export async function showSetUpCode(
  kind: SetUpKind,
  context: SecurityContext,
  deps: PagesDeps,
): Promise<StepResult> {
  if (!(await mustEnterSetUpCode(context.setUpCode, deps))) return { redirect: pathOf(kind) }
  const mailed = await deps.setUpCodes.find(context.setUpCode.id)
  const isUnderWay = mailed !== undefined && mailed.expiresAt > deps.clock.now()
  return isUnderWay ? renderCode(kind, context, 200) : renderSend(kind, context, 200)
}

/** Mails the code; the button for another one sends `again`. */
export async function sendSetUpCode(
  kind: SetUpKind,
  context: SecurityContext,
  { language, again: isAgain }: Form,
  deps: PagesDeps,
): Promise<StepResult> {
  if (!(await mustEnterSetUpCode(context.setUpCode, deps))) return { redirect: pathOf(kind) }
  if (language) return renderSend(kind, context, 200)
  const { setUpCode, address, reader } = context
  const request = { address, language: reader.language }
  const outcome = await requestSetUpCode(setUpCode, request, deps)
  const render = isAgain ? renderCode : renderSend
  if (!outcome.ok)
    return limitResult(outcome, reader, (status, more) => render(kind, context, status, more))
  if (!isAgain) return { redirect: `${pathOf(kind)}/code` }
  return renderCode(kind, context, 200, { wasResent: true })
}

export async function submitSetUpCode(
  kind: SetUpKind,
  context: SecurityContext,
  { code = '', language }: Form,
  deps: PagesDeps,
): Promise<StepResult> {
  const { setUpCode, address, reader } = context
  if (!(await mustEnterSetUpCode(setUpCode, deps))) return { redirect: pathOf(kind) }
  const redisplay = (status: 200 | 422 | 429, more: PageProblems): StepResult =>
    renderCode(kind, context, status, { code, ...more })
  if (language) return redisplay(200, {})
  const problems = problemsOf({ code: code.trim() === '' && reader.words.wrong.code })
  if (problems) return redisplay(422, { problems })
  const outcome = await enterSetUpCode(setUpCode, { code, address }, deps)
  if (outcome.ok) return { redirect: pathOf(kind) }
  if (outcome.refusal === 'too-many-requests') return limitResult(outcome, reader, redisplay)
  return redisplay(422, { problems: { code: reader.words.verify.wrong } })
}

type Render = (
  kind: SetUpKind,
  context: SecurityContext,
  status: 200 | 422 | 429,
  more?: PageProblems & { code?: string; wasResent?: boolean },
) => StepResult

const renderSend: Render = (kind, { user, reader, xsrf }, status, { problem } = {}) => ({
  status,
  page: sendCodePage({ base: pathOf(kind), xsrf, email: user.email, problem }, reader),
})

const renderCode: Render = (kind, { user, reader, xsrf }, status, more = {}) => ({
  status,
  page: setUpCodePage({ base: pathOf(kind), xsrf, email: user.email, ...more }, reader),
})

function pathOf(kind: SetUpKind): string {
  return `${SECURITY_PATH}/${kind}`
}
