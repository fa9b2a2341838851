import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TICKS_PER_SECOND = 100

/**
 * Processor seconds used so far by the PostgreSQL of a data folder, with its sessions. They depend little on other load of
 * the machine. Linux only.
 */
export function postgresSeconds(dataDir: string): number {
  const file = readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')
  const postmaster = file.split('\n')[0] ?? ''
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = statOf(pid)
    // The parent process includes the time of ended sessions.
    if (pid === postmaster) ticks += stat.own + stat.ended
    else if (stat.parent === postmaster) ticks += stat.own
  }
  return ticks / TICKS_PER_SECOND
}

/** Processor seconds of the ended processes that this one started, with what they started themselves. Linux only. */
export function endedSeconds(): number {
  return statOf(String(process.pid)).ended / TICKS_PER_SECOND
}

/** Processor milliseconds that a session of PostgreSQL used so far, by the id of its process. Linux only. */
export function sessionMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
}

function statOf(pid: string): { parent: string | undefined; own: number; ended: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const ticks = (at: number) => Number(fields[at])
    return { parent: fields[1], own: ticks(11) + ticks(12), ended: ticks(13) + ticks(14) }
  } catch {
    return { parent: undefined, own: 0, ended: 0 } // ended in the meantime
  }
}
