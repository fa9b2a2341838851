import type { FastifyInstance, FastifyReply } from 'fastify'
import { SECURITY_START_PATH } from '../client.ts'
import { brokenPage } from '../pages/notices.ts'
import { type PageRequest, preparePages, UNCOMPRESSED } from '../pages/page-scope.ts'
import type { PagesDeps } from '../pages/pages-deps.ts'
import { send } from '../pages/send-result.ts'
import type { Form, StepResult } from '../pages/step-result.ts'
import { mustEnterSetUpCode } from '../second-factor/set-up-code.ts'
import {
  askRemoveAuthenticator,
  removeAuthenticator,
  showNewAuthenticator,
  submitAuthenticator,
} from './authenticator-step.ts'
import { findSecurityContext, isOwnForm, SECURITY_PATH, type SecurityContext } from './context.ts'
import {
  askRemovePasskey,
  removePasskey,
  showNewPasskey,
  submitNewPasskey,
} from './passkey-step.ts'
import { showSecurity, submitRecoveryCodes } from './security-step.ts'
import {
  type SetUpKind,
  sendSetUpCode,
  showSetUpCode,
  submitSetUpCode,
} from './set-up-code-step.ts'

type Show = (context: SecurityContext, deps: PagesDeps) => StepResult | Promise<StepResult>
type Submit = (context: SecurityContext, form: Form, deps: PagesDeps) => Promise<StepResult>

/**
 * Mounts the pages on which a signed-in person changes how they sign in: plain HTML forms below /identity/security. Without
 * a fresh sign-in they lead to one.
 */
export function mountSecurity(scope: FastifyInstance, deps: PagesDeps): void {
  preparePages(scope, deps)
  const show = (path: string, step: Show) =>
    scope.get(`/security${path}`, UNCOMPRESSED, (request: PageRequest, reply) =>
      withContext(request, reply, deps, async (context) => step(context, deps)),
    )
  const submit = (path: string, step: Submit) =>
    scope.post(`/security${path}`, UNCOMPRESSED, (request: PageRequest, reply) =>
      withContext(request, reply, deps, (context) => step(context, request.body ?? {}, deps)),
    )
  const setUp = (kind: SetUpKind, showStep: Show, submitStep: Submit) => {
    const codePath = `${SECURITY_PATH}/${kind}/code`
    const mustEnterCode = ({ setUpCode }: SecurityContext) => mustEnterSetUpCode(setUpCode, deps)
    show(`/${kind}`, async (context) =>
      (await mustEnterCode(context)) ? { redirect: codePath } : showStep(context, deps),
    )
    submit(`/${kind}`, async (context, form) =>
      (await mustEnterCode(context)) ? { redirect: codePath } : submitStep(context, form, deps),
    )
    show(`/${kind}/code`, (context) => showSetUpCode(kind, context, deps))
    submit(`/${kind}/code`, (context, form) => submitSetUpCode(kind, context, form, deps))
    submit(`/${kind}/code/send`, (context, form) => sendSetUpCode(kind, context, form, deps))
  }
  show('', showSecurity)
  setUp('app', showNewAuthenticator, submitAuthenticator)
  show('/app/remove', askRemoveAuthenticator)
  submit('/app/remove', removeAuthenticator)
  submit('/codes', submitRecoveryCodes)
  if (!deps.passkeySite) return
  setUp('passkey', showNewPasskey, submitNewPasskey)
  show('/passkey/remove', askRemovePasskey)
  submit('/passkey/remove', removePasskey)
}

async function withContext(
  request: PageRequest,
  reply: FastifyReply,
  deps: PagesDeps,
  step: (context: SecurityContext) => Promise<StepResult>,
): Promise<FastifyReply> {
  const context = await findSecurityContext(request, reply, deps)
  if (!context) return send(reply, { redirect: SECURITY_START_PATH })
  if (request.method === 'POST' && !isOwnForm(context, request.body ?? {})) {
    return send(reply, { status: 403, page: brokenPage(context.reader, 'expired') })
  }
  return send(reply, await step(context))
}
