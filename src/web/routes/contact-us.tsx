import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../features/contact/contact-page.tsx'
import { PageFrame } from '../features/shell/page-frame.tsx'
import { namedHead } from '../head.ts'
import { withWords } from '../page-words.ts'

export const Route = createFileRoute('/contact-us')({
  ...withWords('contact_us'),
  head: ({ match }) =>
    namedHead(match.context, 'contact', { robots: 'index', path: '/contact-us' }),
  component: Contact,
})

function Contact() {
  return (
    <PageFrame>
      <ContactPage />
    </PageFrame>
  )
}
