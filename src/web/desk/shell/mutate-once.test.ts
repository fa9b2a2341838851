import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { mutateOnce } from './mutate-once.ts'

test('[DESK-230] a second press while the first is on its way sends nothing; one after it does', async () => {
  const queries = new QueryClient()
  const mutationKey = ['act', 'report', '1']
  const sent: string[] = []
  let answer = () => {}
  const observer = new MutationObserver(queries, {
    mutationKey,
    mutationFn: async (assignee: string) => {
      sent.push(assignee)
      await new Promise<void>((resolve) => (answer = resolve))
    },
  })
  let first: Promise<void> | undefined
  const mutate = mutateOnce(
    (assignee: string) => {
      first = observer.mutate(assignee)
    },
    queries,
    mutationKey,
  )
  mutate('mei')
  mutate('joris')
  await expect.poll(() => sent).toEqual(['mei'])
  answer()
  await first
  mutate('joris')
  await expect.poll(() => sent).toEqual(['mei', 'joris'])
  answer()
})
