declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Whether the root route draws the page frame around it, also while it loads. */
    isFramed?: boolean
    /** Whether the page shows data of the signed-in user: sign-out leaves it before the user is cleared. */
    isPersonal?: boolean
  }
}

/**
 * A route with personal data: not rendered on the server, not preloaded, not cached after leaving. Its pending component
 * must be in the first chunk, so each route also sets `codeSplitGroupings` without it: the build reads that option in
 * the route's own file. Therefore it is no module of the workspace: pages of customers load none of these.
 */
export const privateRoute = {
  ssr: false,
  preload: false,
  gcTime: 0,
  pendingMs: 200,
  pendingMinMs: 0,
  staticData: { isFramed: true, isPersonal: true },
} as const
