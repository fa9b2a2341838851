import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createQueryClient } from './query-client.ts'

/** Gives the components inside access to the router's cache of server state. It belongs into code that loads lazily. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { queryClientRef } = useRouter().options.context
  queryClientRef.current ??= createQueryClient()
  return <QueryClientProvider client={queryClientRef.current}>{children}</QueryClientProvider>
}
