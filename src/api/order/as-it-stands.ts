const ATTEMPTS = 5

/**
 * Tries anew, reading anew, while what an attempt was decided on changes under it.
 * @throws when it keeps changing: somebody then works on the order faster than we can
 */
export async function asItStands<Settled>(
  attempt: () => Promise<Settled | 'changed-meanwhile'>,
): Promise<Settled> {
  for (let attempts = 1; attempts <= ATTEMPTS; attempts++) {
    const settled = await attempt()
    if (settled !== 'changed-meanwhile') return settled
  }
  throw new Error('What was decided on kept changing')
}
