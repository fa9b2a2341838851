import { createFileRoute } from '@tanstack/react-router'
import { RankingPage } from '../customer/search/ranking-page.tsx'
import { FullFooter } from '../customer/shell/full-footer.tsx'
import { PageFrame } from '../customer/shell/page-frame.tsx'
import { namedHead } from '../head.ts'
import { withMessages } from '../route-messages.ts'

export const Route = createFileRoute('/ranking')({
  ...withMessages('ranking'),
  head: ({ match }) => namedHead(match.context, 'ranking', { robots: 'index', path: '/ranking' }),
  component: Ranking,
})

function Ranking() {
  return (
    <PageFrame footer={<FullFooter />}>
      <RankingPage />
    </PageFrame>
  )
}
