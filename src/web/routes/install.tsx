import { createFileRoute } from '@tanstack/react-router'
import { InstallPage } from '../customer/app/install-page.tsx'
import { FullFooter } from '../customer/shell/full-footer.tsx'
import { PageFrame } from '../customer/shell/page-frame.tsx'
import { namedHead } from '../head.ts'
import { withMessages } from '../route-messages.ts'

/** Instructions to install the app (row APP-12). */
export const Route = createFileRoute('/install')({
  ...withMessages('install'),
  head: ({ match }) => namedHead(match.context, 'install', { robots: 'index', path: '/install' }),
  component: Install,
})

function Install() {
  return (
    <PageFrame footer={<FullFooter />}>
      <InstallPage />
    </PageFrame>
  )
}
