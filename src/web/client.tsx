import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { stayOnFailedNavigation } from './failed-navigation.ts'
import { captureInstallEvent } from './install-event.ts'
import { logError } from './log.ts'
import { getRouter } from './router.tsx'

captureInstallEvent()

// Start's own client also brings the transport of server functions, of which there are none.
getRouter()
  .then((router) => {
    stayOnFailedNavigation(router)
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RouterClient router={router} />
        </StrictMode>,
      )
    })
  })
  // The page the server rendered stays: it can be read and its links work (row APP-13).
  .catch((cause) => logError('The page could not be brought to life', cause))
