declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Its frame stands round it, waiting or not: the root draws it. */
    isFramed?: boolean
  }
}

/**
 * A route that is one customer's own: never drawn on the server nor fetched ahead, and forgotten on leaving. What stands
 * there meanwhile must not have to be waited for itself, so that each route also says `codeSplitGroupings` without it:
 * the build reads that in the route's own file.
 */
export const privateRoute = {
  ssr: false,
  preload: false,
  gcTime: 0,
  pendingMs: 200,
  pendingMinMs: 0,
  staticData: { isFramed: true },
} as const
