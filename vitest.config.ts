import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'database/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
