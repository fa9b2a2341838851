import {
  blockCustomer,
  blockedCustomers,
  unblockCustomer,
} from '../../blocked-customer/block-customer.ts'
import {
  type AdminDeps,
  type Command,
  type CommandResult,
  recordOf,
  unknownProvider,
} from './command-result.ts'

export const CUSTOMER_COMMANDS: Readonly<Record<string, Command>> = {
  'block-customer': {
    usage: 'PROVIDER ACCOUNT',
    does: 'Takes no more bookings from a customer at a salon; they find its times taken, without a reason.',
    words: [2, 2],
    record: recordOf('block-customer', 'account', 1),
    run: (deps, words) => block(deps, parseArguments(words)),
  },
  'unblock-customer': {
    usage: 'PROVIDER ACCOUNT',
    does: 'Lets that customer book there again.',
    words: [2, 2],
    record: recordOf('unblock-customer', 'account', 1),
    run: (deps, words) => unblock(deps, parseArguments(words)),
  },
  'blocked-customers': {
    usage: 'PROVIDER',
    does: 'Lists whom a salon has blocked.',
    words: [1, 1],
    run: (deps, [providerUserName = '']) => list(deps, providerUserName),
  },
}

type BlockArguments = Parameters<typeof blockCustomer>[1]

function parseArguments([providerUserName = '', customer = '']: readonly string[]): BlockArguments {
  return { providerUserName, customerUserName: customer.toLowerCase() }
}

async function block(deps: AdminDeps, args: BlockArguments): Promise<CommandResult> {
  const { providerUserName, customerUserName } = args
  const blocked = await blockCustomer(deps, args)
  if (blocked.ok) {
    const { upcomingVisits } = blocked
    const lines = [`${customerUserName} can no longer book at ${providerUserName}.`]
    if (upcomingVisits > 0) {
      lines.push(
        `Visits to come that stand: ${upcomingVisits}. Call them off with order-status ORDER-ID CANCELLED.`,
      )
    }
    return { ok: true, lines, data: { ...args, visitsToCome: upcomingVisits } }
  }
  if (blocked.refusal === 'not-found') return unknownProvider(providerUserName)
  return { ok: false, why: `There is no account ${customerUserName}.` }
}

async function unblock(deps: AdminDeps, args: BlockArguments): Promise<CommandResult> {
  const { providerUserName, customerUserName } = args
  const unblocked = await unblockCustomer(deps, args)
  if (unblocked.ok) {
    const line = `${customerUserName} can book at ${providerUserName} again.`
    return { ok: true, lines: [line], data: args }
  }
  if (unblocked.refusal === 'not-found') return unknownProvider(providerUserName)
  return { ok: false, why: `${customerUserName} is not blocked at ${providerUserName}.` }
}

async function list(deps: AdminDeps, providerUserName: string): Promise<CommandResult> {
  const found = await blockedCustomers(deps, providerUserName)
  if (!found) return unknownProvider(providerUserName)
  const data = found.map(({ userName, blockedAt }) => {
    return { userName, blockedAt: new Date(blockedAt).toISOString() }
  })
  const lines = data.map(({ userName, blockedAt }) => `${blockedAt.slice(0, 10)}  ${userName}`)
  return { ok: true, lines: lines.length > 0 ? lines : ['Nobody is blocked.'], data }
}
