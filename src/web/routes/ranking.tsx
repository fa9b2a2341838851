import { createFileRoute } from '@tanstack/react-router'
import { RankingPage } from '../features/search/ranking-page.tsx'
import { FullFooter } from '../features/shell/full-footer.tsx'
import { PageFrame } from '../features/shell/page-frame.tsx'
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
