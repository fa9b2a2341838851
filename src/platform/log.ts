import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>

/**
 * The log: JSON lines, or short readable ones in a terminal. It never holds personal data: there are no
 * bodies, headers or query strings in it, requests are named by their route, and what looks like an
 * e-mail address, a telephone number or a token inside a message is masked before it is written.
 */
export function openLog(options: {
  format: 'json' | 'lines'
  level?: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  write?: (line: string) => void
}): Logger {
  const write = options.write ?? ((line: string) => process.stdout.write(line))
  const destination: DestinationStream = {
    write: (json) => write(mask(options.format === 'json' ? json : readable(json))),
  }
  return pino(
    {
      level: options.level ?? 'info',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { req: requestSummary, res: replySummary, err: errorSummary },
    },
    destination,
  )
}

// The route's pattern instead of the URL: paths and queries carry names, codes and tokens.
function requestSummary(request: { method?: string; routeOptions?: { url?: string } }) {
  return { method: request.method, route: request.routeOptions?.url ?? 'unmatched' }
}

function replySummary(reply: { statusCode?: number }) {
  return { statusCode: reply.statusCode }
}

// PostgreSQL puts whole rows into an error's detail, HTTP clients whole requests: only these fields pass.
function errorSummary(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error ? error.code : undefined
  return { type: error.name, code, message: error.message, stack: error.stack }
}

const MASKS: [RegExp, string][] = [
  [/[\w.%+-]+@[\w-]+(\.[\w-]+)+/g, '[email]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/(\+|\b00)\d{9,14}\b/g, '[telephone]'],
]

function mask(line: string): string {
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
function readable(json: string): string {
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
    err && `\n${err.stack ?? err.message}`,
  ]
  return `${parts.filter((part) => part !== undefined && part !== false && part !== '').join(' ')}\n`
}
