import type { CDPSession, Page } from '@playwright/test'

interface Tasks {
  readonly longestMs: number
  readonly frames: number
  readonly ms: number
  /** Whether it has a target. */
  readonly isLimited: boolean
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Processor time of the thread, in microseconds: it depends little on other load of the machine. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Scrolls a page with a processor four times slower, down and sideways, and reads it again: the longest tasks by name. */
export async function longTasks(page: Page): Promise<Map<string, Tasks>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.mouse.move(700, 600)
  const results = new Map<string, Tasks>()
  const measure = async (name: string, isLimited: boolean, act: () => Promise<unknown>) => {
    await page.evaluate(countFrames)
    const tasks = await traced(session, act)
    const frames = await page.evaluate(() => document.documentElement.dataset.frames)
    results.set(name, { ...tasks, frames: Number(frames), isLimited })
  }
  await measure('scrolling down', true, () => wheel(page, 0, 60))
  await measure('scrolling up', true, () => wheel(page, 0, -60))
  await measure('scrolling sideways', false, () => wheel(page, 120, 0))
  await measure('reading it again', false, async () => {
    const answered = page.waitForResponse(/\/agenda\?/)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await answered
    await frame(page)
  })
  await measure('walking by keyboard', false, async () => {
    await page.locator('[data-item][tabindex="0"]').focus()
    for (let nth = 0; nth < 5; nth++) await page.keyboard.press('ArrowDown')
    await frame(page)
  })
  return results
}

/** Counts the frames of a page from now on, in an attribute. */
function countFrames(): void {
  const { dataset } = document.documentElement
  const isCounting = dataset.frames !== undefined
  dataset.frames = '0'
  if (isCounting) return
  const count = () => {
    dataset.frames = String(Number(dataset.frames) + 1)
    requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
}

async function wheel(page: Page, right: number, down: number): Promise<void> {
  for (let nth = 0; nth < 60; nth++) {
    await page.mouse.wheel(right, down)
    await frame(page)
  }
}

function frame(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  )
}

async function traced(session: CDPSession, act: () => Promise<unknown>) {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  const complete = new Promise<void>((resolve) =>
    session.once('Tracing.tracingComplete', () => resolve()),
  )
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'toplevel',
        'devtools.timeline',
        'devtools.timeline.frame',
        '__metadata',
      ],
    },
  })
  const startedAt = performance.now()
  await act()
  const ms = performance.now() - startedAt
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return { longestMs: longestTask(events), ms }
}

/** The longest task of the main thread of the page, in ms of the processor; the browser's own threads are left out. */
function longestTask(events: readonly TraceEvent[]): number {
  const mains = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const isMain = ({ pid, tid }: TraceEvent) =>
    mains.some((main) => main.pid === pid && main.tid === tid)
  const tasks = events.filter((event) => /RunTask$/.test(event.name) && isMain(event))
  if (tasks.length === 0) throw new Error('The trace has no task of the page')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000))
}
