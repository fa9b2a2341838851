import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { isSignedBy } from '#platform/signature-key.ts'
import { type Command, type CommandResult, recordOf } from './command-result.ts'
import { importSalon } from './import-salon.ts'

export const ARCHIVE_COMMANDS: Readonly<Record<string, Command>> = {
  'verify-reviews': {
    usage: 'REVIEWS.json KEY.pem',
    does: 'Says whether the reviews of an archive were signed by a Bloesem; its signature, REVIEWS.json.sig, lies beside them.',
    words: [2, 2],
    run: (_deps, [file = '', key = '']) => verifyReviews(file, key),
  },
  'import-salon': {
    usage: 'ARCHIVE.zip PROVIDER ACCOUNT',
    does: 'Adds a hidden provider from an archive, of this account: page, settings, hours, menu, clients and pictures.',
    words: [3, 3],
    record: recordOf('import-salon', 'provider', 1),
    run: (deps, [file = '', userName = '', ownerUserName = '']) =>
      importSalon(deps, { file, userName, ownerUserName: ownerUserName.toLowerCase() }),
  },
}

const signedReviews = z.object({
  market: z.string(),
  salon: z.object({ userName: z.string() }),
  signedAt: z.string(),
  reviews: z.array(z.unknown()),
})

async function verifyReviews(file: string, keyFile: string): Promise<CommandResult> {
  const contents: Buffer[] = []
  for (const path of [file, `${file}.sig`, keyFile]) {
    const content = await readFile(path).catch(() => undefined)
    if (!content) return { ok: false, why: `${path} cannot be read.` }
    contents.push(content)
  }
  const [content = Buffer.of(), signature = Buffer.of(), key = Buffer.of()] = contents
  const isSigned = checkSignature(key.toString(), content, signature)
  if (isSigned === undefined)
    return {
      ok: false,
      why: `${keyFile} is no public key. Get it at /.well-known/bloesem-reviews.pem.`,
    }
  if (!isSigned)
    return { ok: false, why: `${file} was changed, or was signed by another key than ${keyFile}.` }
  const read = signedReviews.safeParse(jsonOf(content))
  if (!read.success)
    return {
      ok: false,
      why: `${file} is signed by ${keyFile}, and has no reviews of a salon. Name the reviews.json of an archive.`,
    }
  const { market, salon, signedAt, reviews } = read.data
  return {
    ok: true,
    lines: [`${reviews.length} reviews of ${salon.userName}, signed by ${market} on ${signedAt}.`],
    data: { isSigned, market, salon: salon.userName, signedAt, reviews: reviews.length },
  }
}

function checkSignature(key: string, content: Buffer, signature: Buffer): boolean | undefined {
  try {
    return isSignedBy(key, content, signature)
  } catch {
    return undefined
  }
}

function jsonOf(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString())
  } catch {
    return undefined
  }
}
