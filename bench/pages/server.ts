// The server entry of the pages bench: it can also render a page repeatedly without the HTTP server, in the same bundle and
// with the loaded data of the page.
import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { RouterServer } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { messagesFile } from '../../src/web/messages.server.ts'
import { toPageResponse } from '../../src/web/page-response.ts'
import type { WebServer } from '../../src/web/web-server.ts'

type Page = Parameters<typeof defaultRenderHandler>[0]

let bareRuns = 0

process.on('message', async (asked: 'processor' | { bareRuns: number }) => {
  if (asked === 'processor') process.send?.(processorMs())
  else bareRuns = asked.bareRuns
})

const render = createStartHandler(async (page: Page) => {
  if (bareRuns > 0) process.send?.(await bareMs(page, bareRuns))
  bareRuns = 0
  return defaultRenderHandler(page)
})

export const webServer: WebServer = {
  render: async (request, scope) =>
    toPageResponse(await render(request, { context: scope }), scope.nonce),
  messages: messagesFile,
}

async function bareMs({ router }: Page, runs: number): Promise<number> {
  const once = async () => {
    const sink = new Writable({ write: (_chunk, _encoding, done) => done() })
    const stream = renderToPipeableStream(createElement(RouterServer, { router }), {
      onAllReady: () => stream.pipe(sink),
    })
    await finished(sink)
  }
  for (let run = 0; run < runs / 2; run++) await once()
  const before = processorMs()
  for (let run = 0; run < runs; run++) await once()
  return (processorMs() - before) / runs
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
