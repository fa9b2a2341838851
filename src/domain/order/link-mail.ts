/** What became of the mail with the link to a visit, by which its client accepts the terms (WORK-108, WORK-109). */
export const LINK_MAILS = ['sent', 'notSent', 'noAddress', 'objected', 'account'] as const

type LinkMail = (typeof LINK_MAILS)[number]

interface LinkMailFacts {
  readonly hasAccount: boolean
  readonly hasAddress: boolean
  readonly isSent: boolean
  /** Whether the owner of the address wants no mail of the provider. */
  readonly hasObjection: boolean
}

/** Says why a client could not accept the terms by mail, or that they could. A client with an account gets no such mail. */
export function linkMail({
  hasAccount,
  hasAddress,
  isSent,
  hasObjection,
}: LinkMailFacts): LinkMail {
  if (hasAccount) return 'account'
  if (hasObjection) return 'objected'
  if (!hasAddress) return 'noAddress'
  return isSent ? 'sent' : 'notSent'
}
