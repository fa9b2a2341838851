/** What a build brings: written into the worker by scripts/build-worker.mjs. */
export interface Shell {
  /** Another one with every build. */
  readonly version: string
  /** Paths of the scripts, styles, faces and drawings that pages are made of. */
  readonly files: readonly string[]
  /** The style sheet of every page, one of the files. */
  readonly styles: string
}

const PREFIX = 'shell-'

/** Keeps the files of a build beside those of the build before: pages of both may be open. */
export async function cacheShell({ version, files }: Shell): Promise<void> {
  const cache = await caches.open(PREFIX + version)
  await cache.addAll(files)
}

/** Lets go of every build but this one and the newest before it. */
export async function deleteOldShells({ version }: Shell): Promise<void> {
  const otherShells = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== PREFIX + version,
  )
  await Promise.all(otherShells.slice(0, -1).map((name) => caches.delete(name)))
}

/** Whether a path may be in a kept build, this one or an older one; of the kinds scripts/build-worker.mjs lists. */
export function isShellFile({ files }: Shell, path: string): boolean {
  return /^\/assets\/.+\.(js|css|woff2|svg)$/.test(path) || files.includes(path)
}

/** A file of a kept build, else from the network. */
export async function fetchShellFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}
