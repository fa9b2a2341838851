import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { LOG_FOLDER } from './layout.ts'

interface Program {
  readonly words: readonly string[]
  readonly env?: NodeJS.ProcessEnv
  readonly folder?: string
  /** The signal that asks it to stop. */
  readonly stopSignal?: NodeJS.Signals
}

interface Unit extends Program {
  child: ChildProcess | undefined
  /** What is started again when it ends, as systemd does with Restart=always. */
  isWanted: boolean
}

const RESTART_MS = 1_000
const PATIENCE_MS = 30_000

/** Starts programs by name, each with a log of its own, and starts again what ends by itself. */
export function openSupervisor() {
  const units = new Map<string, Unit>()

  const launch = (name: string, unit: Unit) => {
    const log = openSync(join(LOG_FOLDER, `${name}.log`), 'a')
    const [command = '', ...rest] = unit.words
    const child = spawn(command, rest, {
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...unit.env },
      ...(unit.folder && { cwd: unit.folder }),
      // Not in the group of the terminal: Ctrl-C is for the cluster as a whole, which stops its parts in order.
      detached: true,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    unit.child = child
    child.once('error', (error) => console.log(`${name}: ${error.message}`))
    child.once('exit', () => {
      if (unit.child === child) unit.child = undefined
      if (unit.isWanted)
        setTimeout(() => unit.isWanted && !unit.child && launch(name, unit), RESTART_MS)
    })
  }
  const unitOf = (name: string) => {
    const unit = units.get(name)
    if (!unit) throw new Error(`there is no program ${name}`)
    return unit
  }

  return {
    start(name: string, program: Program): void {
      const unit: Unit = { ...program, child: undefined, isWanted: true }
      units.set(name, unit)
      launch(name, unit)
    },

    /** Starts a program again that was held or stopped, with other words if given. */
    resume(name: string, program?: Partial<Program>): void {
      const unit = Object.assign(unitOf(name), program)
      unit.isWanted = true
      if (!unit.child) launch(name, unit)
    },

    /** What ends from now on stays away until `resume`. */
    hold(name: string): void {
      unitOf(name).isWanted = false
    },

    pidOf(name: string): number {
      const { child } = unitOf(name)
      if (child?.pid === undefined) throw new Error(`${name} does not run`)
      return child.pid
    },

    /** Asks it to stop and waits; kills it after half a minute. */
    async stop(name: string): Promise<void> {
      const unit = unitOf(name)
      unit.isWanted = false
      const { child } = unit
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill(unit.stopSignal ?? 'SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
      await exited
      clearTimeout(timer)
    },

    names: (): string[] => [...units.keys()],
  }
}

export type Supervisor = ReturnType<typeof openSupervisor>
