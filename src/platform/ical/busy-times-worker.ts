import { parentPort, workerData } from 'node:worker_threads'
import { type BusyTimesRequest, busyTimesOf } from './busy-times.ts'

// A thread of read-busy-times.ts: one file, one answer. What it throws ends it.
parentPort?.postMessage(busyTimesOf(workerData as BusyTimesRequest))
