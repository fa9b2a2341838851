import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { stayOnFailedNavigation } from './failed-navigation.ts'
import { captureInstallEvent } from './install-event.ts'
import { logError } from './log.ts'
import { getRouter } from './router.tsx'

captureInstallEvent()

// TanStack Start's own client also includes server functions, which this product does not use.
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
  // The server-rendered page stays readable and its links work (row APP-13).
  .catch((cause) => logError('The page could not be brought to life', cause))
