/** A person who can sign in to the demo market (docs/operations.md, "The demo market"). */
export interface DemoSignIn {
  readonly userName: string
  /** The `sub` of their tokens, stored in `accounts.subject`. */
  readonly subject: string
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
  readonly role: 'customer' | 'provider' | 'operator'
}

/** The password of all of them; the sign-in page shows it in demo mode only. */
export const DEMO_PASSWORD = 'bloesem-demo'

export const DEMO_SIGN_INS: readonly DemoSignIn[] = [
  {
    userName: 'sanne',
    subject: '0d2c1f5e-7c3a-4b7e-9a51-5a6e6e650001',
    name: 'Sanne Visser',
    email: 'sanne@voorbeeld.nl',
    phoneNumber: '0600000001',
    role: 'customer',
  },
  {
    userName: 'daan',
    subject: '0d2c1f5e-7c3a-4b7e-9a51-5a6e6e650002',
    name: 'Daan Hofstra',
    email: 'daan@voorbeeld.nl',
    phoneNumber: '0600000002',
    role: 'customer',
  },
  {
    userName: 'noor',
    subject: '0d2c1f5e-7c3a-4b7e-9a51-5a6e6e650003',
    name: 'Noor Bakkali',
    email: 'noor@voorbeeld.nl',
    phoneNumber: '0600000003',
    role: 'customer',
  },
  {
    userName: 'studio-bloesem',
    subject: '0d2c1f5e-7c3a-4b7e-9a51-5a6e6e650004',
    name: 'Marloes Kuipers',
    email: 'studio-bloesem@voorbeeld.nl',
    phoneNumber: '0600000004',
    role: 'provider',
  },
  {
    userName: 'samira',
    subject: '0d2c1f5e-7c3a-4b7e-9a51-5a6e6e650006',
    name: 'Samira El Idrissi',
    email: 'hallo@henna-door-samira.voorbeeld.nl', // the salon's, so that its requests are answered from the mail,
    phoneNumber: '0600000006',
    role: 'provider',
  },
  {
    userName: 'beheer',
    subject: '0d2c1f5e-7c3a-4b7e-9a51-5a6e6e650005',
    name: 'Bloesem beheer',
    email: 'beheer@voorbeeld.nl',
    phoneNumber: '0600000005',
    role: 'operator',
  },
  {
    userName: 'mei',
    subject: '0d2c1f5e-7c3a-4b7e-9a51-5a6e6e650007',
    name: 'Mei Lin',
    email: 'mei@voorbeeld.nl',
    phoneNumber: '0600000007',
    role: 'operator',
  },
]
