import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig(({ command }) => ({
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    // The list of what every other page is made of would weigh a kilobyte on each: styles alone are named ahead.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    // One self-contained server file: it starts faster and always renders with the production React.
    ...(command === 'build' ? { ssr: { resolve: { noExternal: true } } } : {}),
  },
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src/web',
      // The pages bench builds the server with an entry of its own.
      server: { ...(process.env.BENCH_SERVER_ENTRY && { entry: process.env.BENCH_SERVER_ENTRY }) },
      router: {
        addExtensions: true,
        semicolons: false,
        quoteStyle: 'single',
        // The loader of a page is in the page's own script.
        codeSplittingOptions: {
          defaultBehavior: [
            ['component', 'loader', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
          ],
        },
      },
      serverFns: { disableCsrfMiddlewareWarning: true }, // there are none
    }),
    react(),
    listModules(),
    precompress(),
  ],
}))

// What every page needs travels in two files: many small ones compress badly.
const chunks = [
  { name: 'framework', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
  { name: 'shell', tags: ['$initial' as const], priority: 1 },
]

/** Writes which of our modules each script holds, for scripts/bundle-size.ts. */
function listModules(): Plugin {
  return {
    name: 'list-modules',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[`/${file.fileName}`, file.moduleIds.flatMap(ownPath)]] : [],
      )
      const source = JSON.stringify(Object.fromEntries(modules))
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source })
    },
  }
}

// 'src/…' without the query by which parts of a route are told apart; nothing for a package.
function ownPath(id: string): string[] {
  const path = relative(import.meta.dirname, id.split('?')[0] ?? '')
  return path.startsWith('src/') ? [path] : []
}

/** Writes .br and .gz beside every text asset, so that serving them costs no CPU. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle({ dir }) {
      if (!dir) return
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|json|txt|webmanifest)$/.test(file)) continue
        const content = readFileSync(join(dir, file))
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        writeFileSync(join(dir, `${file}.br`), brotliCompressSync(content, { params: quality }))
        writeFileSync(join(dir, `${file}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  }
}
