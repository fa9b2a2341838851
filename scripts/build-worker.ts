// build-worker.ts FOLDER VERSION: the service worker beside a build of the pages, and the one that takes it away again.
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { getManifest } from 'workbox-build'

const [folder, version] = process.argv.slice(2)
if (!folder || !version) throw new Error('Say build-worker.ts FOLDER VERSION.')

const { manifestEntries, warnings } = await getManifest({
  globDirectory: join(folder, 'client'),
  globPatterns: ['assets/**/*.{js,css,woff2,svg}', 'favicon.svg'],
})
if (warnings.length > 0) throw new Error(warnings.join('\n'))
const files = manifestEntries.map(({ url }) => `/${url}`)
const styles = files.find((path) => /\/index-[^/]+\.css$/.test(path))
if (!styles) throw new Error('The build has no style sheet for every page.')

for (const name of ['service-worker', 'unregister-worker']) {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { SHELL: JSON.stringify({ version, files, styles }) },
    build: {
      outDir: resolve(folder, 'worker'),
      emptyOutDir: false,
      rolldownOptions: {
        input: `src/worker/${name}.ts`,
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  })
}
