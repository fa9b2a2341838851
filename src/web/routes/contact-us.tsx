import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../customer/contact/contact-page.tsx'
import { loadOperatorEmail } from '../customer/contact/load-operator-email.ts'
import { PageFrame } from '../customer/shell/page-frame.tsx'
import { namedHead } from '../head.ts'
import { withMessages } from '../route-messages.ts'

export const Route = createFileRoute('/contact-us')({
  ...withMessages('contact_us'),
  loader: loadOperatorEmail,
  head: ({ match }) =>
    namedHead(match.context, 'contact', { robots: 'index', path: '/contact-us' }),
  component: Contact,
})

function Contact() {
  return (
    <PageFrame>
      <ContactPage operatorEmail={Route.useLoaderData()} />
    </PageFrame>
  )
}
