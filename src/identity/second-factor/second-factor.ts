/** What a person has set up for the second step of a sign-in. */
export interface SecondFactor {
  authenticator: Authenticator | null
  /** The first that was added comes first. */
  passkeys: Passkey[]
  recoveryCodesLeft: number
}

/** Whether a person has set up anything for the second step. */
export function isSetUp({ authenticator, passkeys }: SecondFactor): boolean {
  return authenticator !== null || passkeys.length > 0
}

export interface Passkey {
  id: string
  name: string
  transports: string[]
  isSynced: boolean
  /** ISO. */
  addedAt: string
}

/** A passkey with what checks its signatures. */
export interface StoredPasskey extends Passkey {
  publicKey: Buffer
  counter: number
}

export type NewPasskey = Omit<StoredPasskey, 'addedAt'>

/** More passkeys than this nobody keeps apart. */
export const MAX_PASSKEYS = 10

export interface Authenticator {
  encryptedSecret: string
  /** Epoch ms. */
  addedAt: number
}

/** What the person is told about by mail. */
export type SecondFactorChange =
  | 'app-added'
  | 'app-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-replaced'
  | 'code-used'
  | 'removed-by-operator'
