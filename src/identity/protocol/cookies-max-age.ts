import type { ServerResponse } from 'node:http'

/**
 * Replaces `expires` by `max-age` in the cookies of a response. The library computes `expires` by our clock, with which a
 * browser whose clock is wrong would drop or keep them (RFC 6265, 5.3).
 */
export function withMaxAge(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (...args: unknown[]) => {
    const cookies = [response.getHeader('set-cookie') ?? []].flat()
    if (cookies.length > 0) response.setHeader('set-cookie', cookies.map(toMaxAge))
    return writeHead(...args)
  }
}

const END = /; expires=([^;]+)/gi

function toMaxAge(cookie: number | string): string {
  const ends = [...String(cookie).matchAll(END)].map(([, end = '']) => Date.parse(end))
  const end = ends.at(-1)
  if (end === undefined) return String(cookie)
  const seconds = Math.max(0, Math.round((end - Date.now()) / 1000))
  return `${String(cookie).replace(END, '')}; max-age=${seconds}`
}
