/**
 * One at a time in all processes: decoding takes up to 200 MB of memory, and what is deleted is not what is written again.
 * Tried for months, every six hours in the end, as the object storage may be away.
 */
export const PICTURE_QUEUE = { queue: 'pictures', maxAttempts: 1000 } as const
