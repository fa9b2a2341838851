import type { ServerResponse } from 'node:http'

/**
 * From here on cookies of this answer say how long they live instead of until when: the library reckons the end by our
 * clock, and a browser whose clock runs otherwise would drop them at once, or keep them (RFC 6265, 5.3).
 */
export function withMaxAge(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = (...given: unknown[]) => {
    const cookies = [response.getHeader('set-cookie') ?? []].flat()
    if (cookies.length > 0) response.setHeader('set-cookie', cookies.map(relative))
    return writeHead(...given)
  }
}

const END = /; expires=([^;]+)/gi

function relative(cookie: number | string): string {
  const ends = [...String(cookie).matchAll(END)].map(([, end = '']) => Date.parse(end))
  const end = ends.at(-1)
  if (end === undefined) return String(cookie)
  const seconds = Math.max(0, Math.round((end - Date.now()) / 1000))
  return `${String(cookie).replace(END, '')}; max-age=${seconds}`
}
