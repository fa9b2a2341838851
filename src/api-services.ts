import packageJson from '../package.json' with { type: 'json' }
import type { ApiDeps } from './api/api-deps.ts'
import { serverSettingsOf } from './api/installation/server-settings.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { openInstallation } from './platform/installation.ts'
import type { Log } from './platform/log.ts'
import { openObjectStorage } from './platform/object-storage.ts'
import { openPlaces } from './platform/places.ts'

/** What the API uses besides the database: the outside services that are configured, and what the server knows of itself. */
export function apiServices(
  config: Config,
  { log, clock }: { log: Log; clock: Clock },
): Pick<ApiDeps, 'installation' | 'pictureStorage' | 'places' | 'serverSettings'> {
  const { dataDir, releasesUrl, mail, pictures, placesUrl } = config
  const now = clock.now
  return {
    installation: openInstallation({
      release: packageJson.version,
      sendsMail: mail.smtpUrl !== undefined,
      dataDir,
      releasesUrl,
      log,
      now,
    }),
    serverSettings: serverSettingsOf(config, process.env),
    pictureStorage: pictures ? openObjectStorage(pictures) : null,
    places: placesUrl ? openPlaces(placesUrl, { log, now }) : null,
  }
}
