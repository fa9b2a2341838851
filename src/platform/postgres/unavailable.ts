import pg from 'pg'
import { isDiskFull } from './disk-full.ts'

/**
 * Whether an error means "no database right now": refused or dropped connection, start-up, shutdown, no free connection,
 * timeout, full disk, a standby. The caller answers with a 503.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isDiskFull(error) || isReadOnly(error)) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  // The server's socket is missing; other missing files say nothing about the database.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  return (
    UNAVAILABLE_CODES.has(code) || code.startsWith('08') || UNAVAILABLE_MESSAGE.test(error.message)
  )
}

/**
 * Whether the server only reads: the primary of before, which is a standby now. It refuses to write, and to plan a statement
 * about an unlogged table. Its connection is not used again.
 */
export function isReadOnly(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false
  if (error.code === '25006') return true
  return error.code === '0A000' && 'routine' in error && error.routine === 'get_relation_info'
}

/** Whether PostgreSQL refused a text with a zero character, plain or inside JSON. */
export function isInvalidText(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '22021' || error.code === '22P05')
}

const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '57014',
  '53300',
])
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/
