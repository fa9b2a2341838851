/** The files of one build; scripts/build-worker.ts writes them into the worker. */
export interface Shell {
  /** Differs with every build. */
  readonly version: string
  /** Paths of scripts, style sheets, fonts and drawings. */
  readonly files: readonly string[]
  /** The style sheet of every page, one of `files`. */
  readonly styles: string
}

const PREFIX = 'shell-'

/** Caches the files of a build. Those of the previous build stay: pages of both may be open. */
export async function cacheShell({ version, files }: Shell): Promise<void> {
  const cache = await caches.open(PREFIX + version)
  await cache.addAll(files)
}

/** Deletes the caches of all builds but this one and the one before it. */
export async function deleteOldShells({ version }: Shell): Promise<void> {
  const otherShells = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== PREFIX + version,
  )
  await Promise.all(otherShells.slice(0, -1).map((name) => caches.delete(name)))
}

/** Whether a path may be cached, by this build or an older one; scripts/build-worker.ts lists the file types. */
export function isShellFile({ files }: Shell, path: string): boolean {
  return /^\/assets\/.+\.(js|css|woff2|svg)$/.test(path) || files.includes(path)
}

/** A file from the cache, else from the network. */
export async function fetchShellFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}
