import { existsSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { APP_FOLDER, BACKUP_FOLDER, LOG_FOLDER, MACHINES, nodeFolder, ROOT } from './layout.ts'
import { run } from './run.ts'

const DISK_BYTES = 4 * 1024 ** 3

/**
 * Mounts the cluster's folders below ROOT: a disk of its own for each machine, in a file that takes the space it needs,
 * and folders of `dataDir` for the rest. Only this process and its children see them.
 */
export async function mountDisks(dataDir: string): Promise<void> {
  await run(['mount', '-t', 'tmpfs', '-o', 'mode=755', 'tmpfs', '/mnt'])
  mkdirSync(ROOT)
  for (const node of MACHINES) {
    const image = join(dataDir, `${node}.img`)
    if (!existsSync(image)) {
      writeFileSync(image, '')
      truncateSync(image, DISK_BYTES)
      await run(['mkfs.ext4', '-q', '-m', '0', image])
    }
    mkdirSync(nodeFolder(node))
    await run(['mount', '-o', 'loop,discard', image, nodeFolder(node)])
    await run(['chown', 'postgres:postgres', nodeFolder(node)])
    await run(['chmod', '700', nodeFolder(node)])
  }
  for (const folder of [APP_FOLDER, LOG_FOLDER, BACKUP_FOLDER]) {
    const stored = join(dataDir, folder.slice(ROOT.length))
    mkdirSync(stored, { recursive: true })
    mkdirSync(folder)
    await run(['mount', '--bind', stored, folder])
  }
  await run(['chown', 'postgres:postgres', BACKUP_FOLDER])
}
