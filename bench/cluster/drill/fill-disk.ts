import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type NodeName, nodeFolder } from '../layout.ts'
import { run } from '../run.ts'

/** Takes all free space of a machine's disk. @returns what gives it back */
export async function fillDisk(node: NodeName): Promise<() => Promise<void>> {
  const ballast = join(nodeFolder(node), 'ballast')
  const { bavail, bsize } = statfsSync(nodeFolder(node))
  await run(['fallocate', '-l', String((bavail - 1) * bsize), ballast])
  // What is left of the last blocks.
  for (const name of ['a', 'b']) {
    try {
      writeFileSync(`${ballast}-${name}`, Buffer.alloc(1024 * 1024))
    } catch {} // the disk is full, which is what is wanted
  }
  return async () => {
    for (const file of [ballast, `${ballast}-a`, `${ballast}-b`]) rmSync(file, { force: true })
  }
}
