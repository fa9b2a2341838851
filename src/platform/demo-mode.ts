import type { EnvReader } from './environment.ts'
import { isLoopback } from './loopback.ts'

/**
 * - `local`: the demo market with shared sign-ins and one mailbox, reachable from this machine only.
 * - `public`: the demo market for strangers, each with an own account.
 * - `none`: a real market.
 */
export type DemoMode = 'none' | 'local' | 'public'

interface Reachability {
  host: string
  publicUrl: string
  databaseUrl: string | undefined
}

/** Settings that a public demonstration may not have: it mails nobody and has its own sign-in. */
const EXCLUDED_BY_PUBLIC = ['SMTP_URL', 'OIDC_ISSUER', 'SOCIAL_ISSUER']

/** Reads DEMO_DATA. The default is `local` with the embedded database when HOST and PUBLIC_URL are loopback. */
export function readDemoMode(read: EnvReader, reach: Reachability): DemoMode {
  const exposed = exposedSetting(reach)
  if (read.text('DEMO_DATA')?.toLowerCase() === 'public') {
    for (const name of EXCLUDED_BY_PUBLIC) {
      if (read.text(name) === undefined) continue
      read.addError(
        name,
        'is set while DEMO_DATA is public',
        'leave one of them out; a public demonstration has a sign-in and a mailbox of its own',
      )
    }
    return 'public'
  }
  const flag = read.flag('DEMO_DATA', 'write 0, 1 or public')
  if (flag && exposed) {
    read.addError(
      'DEMO_DATA',
      `is ${read.text('DEMO_DATA')} while ${exposed} is reachable from other machines, where its sign-ins and mails would be open to everybody`,
      'write 0 for a real market, or public for a demonstration to strangers',
    )
  }
  const isOn = flag ?? (reach.databaseUrl === undefined && !exposed)
  return isOn ? 'local' : 'none'
}

/** The setting that makes this machine reachable from others; undefined when none does. */
function exposedSetting({ host, publicUrl }: Reachability): string | undefined {
  if (!isLoopback(host)) return `HOST ${host}`
  return isLoopback(new URL(publicUrl).hostname) ? undefined : `PUBLIC_URL ${publicUrl}`
}
