import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, type Logger, pino } from 'pino'
import { escapeControls } from './control-characters.ts'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>

/**
 * Opens the log: JSON lines, or short readable ones in a terminal. It contains no personal data: no bodies, headers or
 * query strings; requests appear by their route; text like an email address, a telephone number, a secret or a query
 * value is masked. Control characters are escaped, so that input cannot forge a line. Lines written during a request
 * have its id as `reqId`.
 */
export function openLog(options: {
  format: 'json' | 'lines'
  level?: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  write?: (line: string) => void
}): Logger {
  const write = options.write ?? ((line: string) => process.stdout.write(line))
  const destination: DestinationStream = {
    write: (json) =>
      write(
        `${maskPersonalData(options.format === 'json' ? escapeControls(json.trimEnd()) : formatLine(json))}\n`,
      ),
  }
  const log: Logger = pino(
    {
      // The logger of a request has its id already.
      mixin: (_line, _level, logger) => (logger === log ? currentRequest() : {}),
      level: options.level ?? 'info',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { req: requestSummary, res: replySummary, err: errorSummary },
    },
    destination,
  )
  return log
}

const requests = new AsyncLocalStorage<string>()

/** Runs work whose log lines get the id of this request. */
export function withRequestId<Result>(requestId: string, work: () => Result): Result {
  return requests.run(requestId, work)
}

function currentRequest(): { reqId?: string } {
  const reqId = requests.getStore()
  return reqId === undefined ? {} : { reqId }
}

// The route's pattern instead of the URL, which can contain names, codes and tokens.
function requestSummary(request: { method?: string; routeOptions?: { url?: string } }) {
  return { method: request.method, route: request.routeOptions?.url ?? 'unmatched' }
}

function replySummary(reply: { statusCode?: number }) {
  return { statusCode: reply.statusCode }
}

// Only these fields: PostgreSQL puts rows into an error's detail, HTTP clients whole requests.
function errorSummary(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error ? error.code : undefined
  return { type: error.name, code, message: error.message, stack: error.stack }
}

// The quantifiers are bounded, so that matching takes linear time.
const MASKS: [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(bearer|basic|dpop) [\w.~+/=-]+/gi, '$1 [token]'],
  [/\b((?:set-)?cookie)(["\\]*[:=] ?)[^"\\]+/gi, '$1$2[cookie]'],
  [/([?&][\w.~%[\]-]{1,64}=)[^\s&"'<>)\\]+/g, '$1[value]'],
  [/(\w:\/\/)[^\s/@"]{1,200}@/g, '$1[user]@'],
  [/[\p{L}\p{N}_.%+-]{1,64}(@|%40)[\p{L}\p{N}_-]{1,63}(\.[\p{L}\p{N}_-]{1,63}){1,4}/gu, '[email]'],
  [/(?<![\w.+])(\+|00)\(?\d(?:[ ().-]{0,3}\d){8,13}(?![\w-])/g, '[telephone]'],
  [/(?<![\w./+-]|":)\(?0(?:[ ().-]{0,3}\d){9}(?![\w-])/g, '[telephone]'],
  // Our own secrets: at least 32 random bytes in base64url, with digits and letters of both cases.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{40,}(?![\w-])/g, '[secret]'],
]

/** A text with addresses, telephone numbers, secrets and query values masked. */
export function maskPersonalData(line: string): string {
  return MASKS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line)
}

const LEVELS: Record<number, string> = {
  20: 'debug',
  30: '',
  40: 'warning',
  50: 'error',
  60: 'fatal',
}

// '14:05:09 error GET /healthz 500 12 ms  message'
function formatLine(json: string): string {
  const { level, time, msg, req, res, responseTime, err, reqId, ...rest } = JSON.parse(json)
  const parts = [
    String(time).slice(11, 19),
    LEVELS[level] ?? '',
    req && `${req.method} ${req.route}`,
    res?.statusCode,
    responseTime !== undefined && `${Math.round(responseTime)} ms`,
    msg,
    ...Object.entries(rest).map(
      ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    ),
  ]
  const line = parts.filter((part) => part !== undefined && part !== false && part !== '')
  return [escapeControls(line.join(' ')), ...stackLines(err)].join('\n')
}

// Indented, so that no line of an error's message looks like a log line.
function stackLines(err: { stack?: string; message: string } | undefined): string[] {
  if (!err) return []
  return (err.stack ?? err.message).split('\n').map((each) => `    ${escapeControls(each.trim())}`)
}
