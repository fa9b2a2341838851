import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const PAGES = ['src/{web,worker}/**/*.test.{ts,tsx}', 'tests/architecture/**/*.test.ts']
// What replaces modules, or globals that a module may read when it is first imported, itself or by one of these.
const REPLACES =
  /\bvi\.(mock|hoisted|resetModules|stubEnv)\b|stubGlobal\((?!'fetch')|testing\/(api-server|stub-storage|slots-api)\.ts'/
const replacing = globSync(PAGES).filter((file) => REPLACES.test(readFileSync(file, 'utf8')))

const pages = {
  unstubGlobals: true,
  execArgv: ['--no-experimental-webstorage'], // Node's own localStorage warns whoever looks for one
}

// Node runs the code itself, as in the product: nothing is transformed. There is no vi.mock here.
const byNode = { experimental: { viteModuleRunner: false, nodeLoader: false } }

// Tests make and drop much: with room for it fewer objects are taken for lasting ones, which saves a tenth of their time.
const ROOM_FOR_NEW = '--max-semi-space-size=64'

const LONG =
  /\/(fuzz|permission-matrix|search-agrees-with-slots|backup|embedded|crash|crash-modify|two-processes|own-issuer|sync-demo-data)\.test\.ts$/

// Both workers end at the same time where what takes long begins first.
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const shareOf = ({ moduleId, project }: TestSpecification) =>
      LONG.test(moduleId) ? 0 : project.name === 'server' ? 1 : 2
    return (await super.sort(files)).toSorted((a, b) => shareOf(a) - shareOf(b))
  }
}

// The processes that tests start read the same code: it is compiled once. Inherited by the workers, not used by this one.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

// The rules and screens need nothing; the server's sides share one PostgreSQL that is started for the run.
export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    maxWorkers: 2, // of two cores vitest would leave one idle; three were no faster
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } }, // a loaded machine is slow, not wrong
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/{domain,contract,messages}/**/*.test.ts', 'bench/**/*.test.ts'],
          ...byNode,
          isolate: false, // the rules keep no state, so that a file can use the modules of the one before
        },
      },
      {
        extends: true,
        test: { ...pages, name: 'pages', include: PAGES, exclude: replacing, isolate: false },
      },
      {
        extends: true,
        test: { ...pages, name: 'pages alone', include: replacing, pool: 'threads' },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/{platform,api,identity}/**/*.test.ts', 'database/**/*.test.ts'],
          globalSetup: 'src/platform/testing/global-setup.ts',
          ...byNode,
          execArgv: [ROOM_FOR_NEW],
          isolate: false, // importing the server anew for every file took a third of the time
        },
      },
    ],
  },
})
