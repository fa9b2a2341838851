import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'

/** Sets the status the page answers with; in the browser there is none to set. */
export const setResponseCode = createIsomorphicFn()
  .server((status: number) => setResponseStatus(status))
  .client(() => undefined)
