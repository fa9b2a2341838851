import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import { fastFolder } from './src/platform/testing/copy-folder.ts'
import { marketOf } from './tests/journeys/demo-product.ts'

const port = Number(process.env.JOURNEY_PORT ?? 3111)
const ownURL = `http://127.0.0.1:${port}`
/** Journeys against a product that already runs, while one writes them. */
const baseURL = process.env.JOURNEY_URL ?? ownURL
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
/** A full check runs the journeys that are tagged `@both` on the phone and on the desktop. */
const inEachViewport = process.env.EVERY_LOOK === '1'
// Workers load this file too: only the runner itself makes the folder, and deletes it when its server has stopped.
if (!process.env.JOURNEY_URL && !process.env.JOURNEY_DATA_DIR) {
  const dataDir = mkdtempSync(join(fastFolder(), 'bloesem-journeys-'))
  process.env.JOURNEY_DATA_DIR = dataDir
  process.on('exit', () => {
    for (const folder of [dataDir, marketOf(dataDir)])
      rmSync(folder, { recursive: true, force: true })
  })
}

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2, // two keep two cores busy; with three each journey took half as long again
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL,
    actionTimeout: 30_000, // a press that waits in vain says what it waited for; the end of a test does not
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    // Frames of animations take a sixth of the processor's time; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block', // what a test intercepts must come from the page; journeys of the app allow them
    trace: 'off', // a trace takes a fifth of the time; `--trace on` records one of a test that failed
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-software-rasterizer',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      grep: inEachViewport ? /@phone|@both/ : /@phone/,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: inEachViewport ? /^(?!.*@both).*@phone/ : /@phone/,
    },
  ],
  ...(process.env.JOURNEY_URL ? {} : { webServer: freshProduct() }),
})

function freshProduct() {
  return {
    command: 'node tests/journeys/start-server.ts',
    url: `${ownURL}/readyz`,
    timeout: 240_000, // it starts twice, and fills the market
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.JOURNEY_DATA_DIR ?? '',
      DEMO_DATA: '1',
      DAC7: '1',
      NODE_OPTIONS: `--import ${pathToFileURL('tests/journeys/redirect-pushes.ts')}`,
    },
  }
}
