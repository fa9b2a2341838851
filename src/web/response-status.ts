import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'

/** Sets the HTTP status of the page; does nothing in the browser. */
export const setResponseCode = createIsomorphicFn()
  .server((status: number) => setResponseStatus(status))
  .client(() => undefined)
