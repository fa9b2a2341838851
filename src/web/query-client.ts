import { QueryClient } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { EndpointName, Endpoints } from '#contract/endpoints.ts'
import type { ApiResult } from './api-client.ts'
import { logError } from './log.ts'

/** Creates the cache of server state for one router. Data stay until the tab is closed or the user signs out. */
export function createQueryClient(): QueryClient {
  // The API client has its own retries. Without a network a request fails at once.
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        gcTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** The reply of an API call. A refusal is logged and thrown, so that the query fails; its code is the error's cause. */
export function replyOf<N extends EndpointName>(
  answer: ApiResult<N>,
  errorMessage: string,
): Reply<Endpoints[N]> {
  if (answer.ok) return answer.reply
  logError(errorMessage, answer.refusal)
  throw new Error(errorMessage, { cause: answer.refusal })
}
