/** How an operation of the workspace refuses a caller who is no member with the permission. */
export const memberRefusals = ['sign-in-required', 'invalid-token', 'forbidden'] as const
