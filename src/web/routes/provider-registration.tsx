import { createFileRoute } from '@tanstack/react-router'
import { loadOperatorEmail } from '../customer/contact/load-operator-email.ts'
import { RegistrationPage } from '../customer/contact/registration-page.tsx'
import { PageFrame } from '../customer/shell/page-frame.tsx'
import { namedHead } from '../head.ts'
import { withMessages } from '../route-messages.ts'

export const Route = createFileRoute('/provider-registration')({
  ...withMessages('registration'),
  loader: loadOperatorEmail,
  head: ({ match }) =>
    namedHead(match.context, 'registration', { robots: 'index', path: '/provider-registration' }),
  component: Registration,
})

function Registration() {
  return (
    <PageFrame>
      <RegistrationPage operatorEmail={Route.useLoaderData()} />
    </PageFrame>
  )
}
