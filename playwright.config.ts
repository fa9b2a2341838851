import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env.JOURNEY_PORT ?? 3111)
const baseURL = `http://127.0.0.1:${port}`
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
// Workers load this file too: only the runner itself makes the folder.
process.env.JOURNEY_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'bloesem-journeys-'))

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }, grep: /@phone/ },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@phone/ },
  ],
  webServer: {
    command: 'node src/main.ts',
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port), DATA_DIR: process.env.JOURNEY_DATA_DIR, DEMO_DATA: '1' },
  },
})
