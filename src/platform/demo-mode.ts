import type { EnvReader } from './environment.ts'
import { isLoopback } from './loopback.ts'

/**
 * `local`: the demo market with shared sign-ins and everybody's mail, where only this machine can reach it. `public`:
 * the demo market for strangers, each with an account of their own. `none`: a real market.
 */
export type DemoMode = 'none' | 'local' | 'public'

interface Reach {
  host: string
  publicUrl: string
  databaseUrl: string | undefined
}

/** What a public demonstration brings itself. Real people are not to be mailed, nor asked who they are, by one. */
const NOT_PUBLIC = ['SMTP_URL', 'OIDC_ISSUER', 'SOCIAL_ISSUER']

/** Reads DEMO_DATA. Unset it is on with the embedded database, where HOST and PUBLIC_URL are both loopback. */
export function readDemoMode(read: EnvReader, reach: Reach): DemoMode {
  const outward = outwardName(reach)
  if (read.text('DEMO_DATA')?.toLowerCase() === 'public') {
    for (const name of NOT_PUBLIC) {
      if (read.text(name) === undefined) continue
      read.fault(
        name,
        'is set while DEMO_DATA is public',
        'leave one of them out; a public demonstration has a sign-in and a mailbox of its own',
      )
    }
    return 'public'
  }
  const asked = read.flag('DEMO_DATA', 'write 0, 1 or public')
  if (asked && outward) {
    read.fault(
      'DEMO_DATA',
      `is ${read.text('DEMO_DATA')} while ${outward} is reachable from other machines, where its sign-ins and mails would be open to everybody`,
      'write 0 for a real market, or public for a demonstration to strangers',
    )
  }
  const isOn = asked ?? (reach.databaseUrl === undefined && !outward)
  return isOn ? 'local' : 'none'
}

/** The variable by which other machines reach this one; undefined where none can. */
function outwardName({ host, publicUrl }: Reach): string | undefined {
  if (!isLoopback(host)) return `HOST ${host}`
  return isLoopback(new URL(publicUrl).hostname) ? undefined : `PUBLIC_URL ${publicUrl}`
}
