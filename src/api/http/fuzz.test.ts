import { type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { refusal } from '#contract/refusal.ts'
import { aProduct } from '../testing/a-product.ts'
import { refusalStatus } from './refusal-status.ts'
import { insertFuzzData } from './testing/fuzz-data.ts'
import {
  type Callers,
  type ContractOperation,
  type HostileRequest,
  requestsTo,
  type TargetOperation,
  validRequestsTo,
} from './testing/hostile-requests.ts'

// Every operation that /openapi.json describes, asked by anybody for anything: the same requests each time, so that a
// check says the same twice. FUZZ_RUNS asks more often, another FUZZ_SEED for other things.
const RUNS = Number(process.env.FUZZ_RUNS ?? 30)
const SEED = Number(process.env.FUZZ_SEED ?? 1)
// As they should be and by people who are known. Some operations answer well only after the most.
const RIGHT_RUNS = { least: Math.min(RUNS / 2, 60), most: 60 }
const PATIENCE_MS = 5_000

const product = await aProduct()
const { app } = product
const description = (await app.inject({ url: '/openapi.json', headers: HOST() })).json()
const operations: TargetOperation[] = Object.entries<Record<string, ContractOperation>>(
  description.paths,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation,
  })),
)
const known: Record<string, unknown[]> = {}
const callers: Record<string, Record<string, string>> = {}
let port = 0

beforeAll(async () => {
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
  Object.assign(known, await insertFuzzData(product))
  Object.assign(callers, await whoAsks())
})

test.each(operations.map((asked) => [asked.operation.operationId, asked] as const))(
  '%s has an answer of the contract for any input, within the time limit',
  async (name, asked) => {
    const replies = repliesOf(asked.operation)
    for (const numRuns of [RIGHT_RUNS.least, RIGHT_RUNS.most]) {
      if (answered.has(name) || (numRuns > RIGHT_RUNS.least && name in NEVER_WELL)) break
      await fc.assert(
        fc.asyncProperty(validRequestsTo(asked, known, welcome(name)), (request) =>
          holdsToTheContract(request, replies),
        ),
        { numRuns, seed: SEED },
      )
    }
    await fc.assert(
      fc.asyncProperty(requestsTo(asked, known, callersOf(name)), async (request) => {
        await holdsToTheContract(request, isRequestTo(asked, request) && replies)
      }),
      { numRuns: RUNS, seed: SEED },
    )
  },
  60_000 + RUNS * 200,
)

test('every operation succeeded at least once, except those that random input cannot reach', () => {
  const never = operations
    .map(({ operation }) => operation.operationId)
    .filter((name) => !answered.has(name) && !SOMETIMES_WELL.has(name))
  expect(never.toSorted()).toEqual(Object.keys(NEVER_WELL).toSorted())
})

test('no answer was a defect, not even a well-formed one', () => {
  expect(product.faults).toEqual([])
})

/** Why an operation never answers well here. */
const NEVER_WELL: Readonly<Record<string, string>> = {
  acceptInvitation: 'it takes an account with the invited address; invitations.test.ts asks it',
  agreeToMove: 'it takes a visit that its salon moved; moved-visits.test.ts asks it',
  agreeByVisitLink: 'it takes a signed link; moved-visits.test.ts asks it',
  cancelByVisitLink: 'it takes a signed link; moved-visits.test.ts asks it',
  acceptVisitTerms: 'it takes a signed link; visit-link.test.ts asks it',
  addExternalCalendar: 'it takes a calendar on the network; external-calendars.test.ts asks it',
  readExternalCalendar: 'it takes a calendar that was added; external-calendars.test.ts asks it',
  addBlock: 'it takes a calendar of the salon; agenda.test.ts asks it',
  answerByLink: 'it takes a signed link; answer-by-link.test.ts asks it',
  answerRequest: 'it takes a request and its version; requests.test.ts asks it',
  changeHours: 'it takes the version of the hours; hours.test.ts asks it',
  changeMember: 'it takes a member of the salon; members.test.ts asks it',
  changeSettings: 'it takes the version that was read; settings.test.ts asks it',
  retryJob: 'it takes a job that has failed; installation.test.ts asks it',
  erasePerson: 'it would take the people of this run away; desk-person.test.ts asks it',
  lockPerson: 'it would lock the people of this run out; desk-person.test.ts asks it',
  setPersonOperator: 'it would make the people of this run operators; desk-person.test.ts asks it',
  signOutSession: 'it takes a sign-in of a person; locked-person.test.ts asks it',
  signOutPerson: 'it would sign the people of this run out; desk-person.test.ts asks it',
  getProviderView: 'it takes a view that its operator began; desk-provider.test.ts asks it',
  liftRestriction: 'it takes a decision about a salon; restrictions.test.ts asks it',
  confirmMailCode: 'it takes a code from a mail; mail-address.test.ts asks it',
  eraseClient: 'it takes a client without visits to come; clients.test.ts asks it',
  mergeClients: 'it takes two clients of the salon; clients.test.ts asks it',
  checkHomeVisit: 'it takes a provider that visits homes; travel-by-distance.test.ts asks it',
  createArchive: 'it takes a sign-in of just now by the clock of this run; archive.test.ts asks it',
  createBackup: 'it takes a sign-in of just now by the clock of this run; backup.test.ts asks it',
  exportTaxReport:
    'it takes a sign-in of just now by the clock of this run; tax-report.test.ts asks it',
  getFormerTerms: 'it takes terms that held earlier; former-terms.test.ts asks it',
  exportClients: 'it takes a sign-in of just now by the clock of this run; clients.test.ts asks it',
  deleteAccount: 'it would take the people of this run away; personal-data.test.ts asks it',
  moveBlock: 'it takes a block and its start; agenda.test.ts asks it',
  moveVisit: 'it takes an order and its version; visits.test.ts asks it',
  savePushDevice: 'it takes the endpoint of a push service; push.test.ts asks it',
  refreshSession:
    'it takes a refresh token, which ends with its use; refresh-session.test.ts asks it',
  orderCatalog: 'it takes all items of a salon in their order; order-items.test.ts asks it',
  readAnswerLink: 'it takes a signed link; answer-by-link.test.ts asks it',
  readVisitLink: 'it takes a signed link; visit-link.test.ts asks it',
  removeVisitAddress: 'it takes a signed link; visit-link.test.ts asks it',
  bookSeries: 'its times must be free and apart; series.test.ts asks it',
  cancelSeries: 'it takes visits that were booked together; series.test.ts asks it',
  moveSeries: 'it takes visits that were booked together; moved-series.test.ts asks it',
  undoSeries: 'it takes visits that were changed together; series.test.ts asks it',
  getNoShowFile: 'it takes a missed visit; no-show-file.test.ts asks it',
  getAddress: 'it takes a places service; addresses.test.ts asks it',
  saveProfile: 'it takes the version that was read; profile.test.ts asks it',
  updateClient: 'it takes a client and its version; clients.test.ts asks it',
  uploadPicture: 'it takes the bytes of a picture; pictures.test.ts asks it',
  verifyAccount: 'it takes a code from a mail; the identity side asks it',
}
/** Depends on what a request before it did; the tests of their own folders ask them. */
const SOMETIMES_WELL: ReadonlySet<string> = new Set([
  'changeTaxDetails',
  'decideReport',
  'removeCatalogItem',
  'replyToContactRequest',
  'resendOrderMail',
  'restrictProvider',
  'sendTaxReminder',
  'setContactRequestStatus',
  'setDeskOrderStatus',
  'addContactAnswer',
  'setPrivacyRequest',
  'setVisitNote',
  'setVisitStatus',
  'undoVisitChange',
  'assignRegistration',
  'approveRegistration',
  'askRegistration',
  'answerForRegistration',
  'refuseRegistration',
  'undoRegistrationAct',
  'sendRegistrationInvitation',
  'withdrawRegistration',
  'readRegistrationLink',
  'answerRegistrationQuestion',
  'confirmRegistration',
  'announceTerms',
  'getTermsVersion',
  'withdrawTerms',
])
/** What an operator does to people, as a customer is once the link for operators was used: those of this run stay as they are. */
const ABOUT_CALLERS: ReadonlySet<string> = new Set([
  'erasePerson',
  'lockPerson',
  'setPersonOperator',
  'signOutPerson',
  'signOutSession',
])
const answered = new Set<string>()

interface Replies {
  name: string
  byStatus: Map<number, z.ZodType>
}

// An address that was spoilt may be that of another operation: `/deskApi/providerTerms/` names one version, and not the list.
function isRequestTo({ method, path }: TargetOperation, request: HostileRequest): boolean {
  const address = new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/?]+')}(\\?|$)`)
  return request.method === method && address.test(request.address)
}

// `replies` are those of the operation, or false where it is another one that was asked.
async function holdsToTheContract(request: HostileRequest, replies: Replies | false) {
  const { status, headers, body } = await ask(request)
  expect(status, body).toBeLessThan(500)
  expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  if (status === 308 || request.method === 'HEAD') return expect(body).toBe('')
  expect(headers['content-type']).toMatch(/^application\/json|^text\/event-stream/)
  const answer = JSON.parse(body)
  if (status < 300) {
    if (!replies) return
    ;(replies.byStatus.get(status) ?? z.never()).parse(answer)
    answered.add(replies.name)
    return
  }
  const { code, statusCode } = refusal.parse(answer)
  expect(statusCode).toBe(status)
  expect(refusalStatus[code]).toBe(status)
  // What is spoilt enough may lead to another address, or to none.
  if (replies && status !== 404) {
    expect([...replies.byStatus.keys()], `${code} is not documented`).toContain(status)
  }
}

interface FuzzResponse {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

// Each on a connection of its own: what is hung up on is this request and no earlier one.
function ask({ method, address, headers, body }: HostileRequest): Promise<FuzzResponse> {
  return new Promise((resolve, reject) => {
    const length = body !== undefined && { 'content-length': Buffer.byteLength(body) }
    const own = { ...headers, ...length, ...HOST() }
    // By its number: a name would be looked up, and tried by IPv6 first.
    const to = { host: '127.0.0.1', port, path: address, agent: false }
    const call = send({ ...to, method, headers: own }, (answer) => {
      bodyOf(answer).then((bytes) => {
        const read = unpacked(bytes, answer.headers['content-encoding'])
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: read })
      }, reject)
    })
    call.setTimeout(PATIENCE_MS, () => call.destroy(new Error('no answer in time')))
    call.on('error', reject)
    call.end(body)
  })
}

// A stream of events has no end: its first event is the answer, and then its reader leaves.
async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  if (!answer.headers['content-type']?.startsWith('text/event-stream')) return buffer(answer)
  let heard = ''
  for await (const chunk of answer.setEncoding('utf8')) {
    heard += chunk
    const [, data] = /^data: (.*)\n\n/m.exec(heard) ?? []
    if (data) return Buffer.from(data)
  }
  return Buffer.from('')
}

function unpacked(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'gzip') return gunzipSync(bytes).toString()
  return encoding === 'br' ? brotliDecompressSync(bytes).toString() : bytes.toString()
}

function HOST() {
  return { host: '127.0.0.1:3000' }
}

// By the document itself and not by our own types: what others read must hold.
function repliesOf({ operationId, responses }: ContractOperation): Replies {
  const byStatus = new Map(
    Object.entries(responses).map(([status, { content }]) => {
      const { schema } = Object.values(content)[0] ?? { schema: {} }
      const isRefusal = '$ref' in schema
      return [Number(status), isRefusal ? refusal : z.fromJSONSchema(schema as never)]
    }),
  )
  return { name: operationId, byStatus }
}

async function whoAsks(): Promise<Callers> {
  const sanne = await product.signIn('sanne')
  const salonOwner = await product.signIn('studio-bloesem')
  const operator = await product.signIn('beheer')
  const [head = '', claims = ''] = sanne.bearer.replace('Bearer ', '').split('.')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  return {
    visitor: {},
    customer: { authorization: sanne.bearer },
    'customer by cookie': { cookie: sanne.cookie, 'x-xsrf-token': sanne.xsrf },
    'customer by cookie without XSRF token': { cookie: sanne.cookie },
    'salon owner': { authorization: salonOwner.bearer },
    'operator by cookie': { cookie: operator.cookie, 'x-xsrf-token': operator.xsrf },
    'forged signature': { authorization: `Bearer ${head}.${claims}.${'A'.repeat(86)}` },
    'no signature': { authorization: `Bearer ${none}.${claims}.` },
    'empty bearer': { authorization: 'Bearer ' },
    'another scheme': { authorization: 'Basic c2FubmU6Ymxvb21lbg==' },
    'garbage bearer': { authorization: 'Bearer \u00ff.\u00fe.%00' },
    'garbage cookies': { cookie: 'access_token=%; sid=%00; =; ;; __proto__=1; language=%zz' },
    'two cookies': { cookie: 'access_token=a; access_token=b; sid=x', 'x-xsrf-token': 'x' },
    'long cookie': { cookie: `access_token=${'e'.repeat(6_000)}` },
  }
}

// Who gets somewhere, as far as an operation leaves them where they are.
function welcome(name: string): Callers {
  const { customer, 'salon owner': owner, 'operator by cookie': operator } = callersOf(name)
  return customer && owner && operator ? { customer, owner, operator } : callersOf(name)
}

// Whoever signs out takes the others of this run along, were it not somebody who is not signed in.
function callersOf(name: string): Callers {
  const endsSessions = name === 'signOut' || name === 'refreshSession'
  const isSignedIn = (caller: string) => /^(customer|salon owner|operator)/.test(caller)
  return endsSessions || ABOUT_CALLERS.has(name)
    ? Object.fromEntries(Object.entries(callers).filter(([caller]) => !isSignedIn(caller)))
    : callers
}
