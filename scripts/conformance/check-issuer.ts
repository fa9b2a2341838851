// The checks of npm run conformance. They are written from the texts of the standards alone and share nothing with the
// product. The sign-in of the issuer must be a plain form.
import { authorization } from './authorization.ts'
import { codes } from './codes.ts'
import { discovery, fetchMetadata } from './discovery.ts'
import { openClient } from './oidc-client.ts'
import { readOptions } from './options.ts'
import { refresh } from './refresh.ts'
import { openReport } from './report.ts'
import { resource } from './resource.ts'
import { signOut } from './sign-out.ts'
import { tokens } from './tokens.ts'

const options = readOptions()
const metadata = await fetchMetadata(options.issuer)
const client = openClient(metadata, options)
const report = openReport()
for (const topic of [discovery, authorization, codes, tokens, refresh, resource, signOut]) {
  await topic({ ...report, ...options, metadata, client })
}
process.exitCode = report.end()
