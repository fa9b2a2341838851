import { Worker } from 'node:worker_threads'
import { createWorkQueue } from '../work-queue.ts'
import type { BusyTimes, BusyTimesRequest } from './busy-times.ts'

const TIMEOUT_MS = 5_000
const MEMORY_MB = 192

// A thread takes a processor: more than two at once would slow down requests.
const threads = createWorkQueue({ concurrency: 2, maxWaiting: 50 })

/**
 * The busy times of a calendar file, read in a thread of its own with a limit of time and memory, so that no file stops the
 * process from answering requests.
 * @throws when the file is no calendar, takes too long or too much, or too many wait
 */
export async function readBusyTimes(
  request: BusyTimesRequest,
  limits: { timeoutMs?: number; memoryMb?: number } = {},
): Promise<BusyTimes> {
  const { timeoutMs = TIMEOUT_MS, memoryMb = MEMORY_MB } = limits
  const busy = await threads.run(() => readInThread(request, timeoutMs, memoryMb))
  if (!busy) throw new Error('too many calendars wait to be read')
  return busy
}

async function readInThread(
  workerData: BusyTimesRequest,
  timeoutMs: number,
  maxOldGenerationSizeMb: number,
): Promise<BusyTimes> {
  const worker = new Worker(new URL('./busy-times-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<BusyTimes>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('the file takes too long')), timeoutMs)
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('the thread ended without an answer')))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
