import { z } from 'zod'
import { isEmail } from '#domain/customer/email.ts'
import { isAnyPhone, phoneDigits } from '#domain/customer/phone.ts'
import { isReservedUserName } from '#domain/identifiers.ts'
import { visibleText } from '#domain/visible-text.ts'
import { language, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'

/** All null when signed out (AUTH-12). */
export const userInfo = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  userName: z.string().nullable(),
  profilePictureUrl: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  role: z.enum(['customer', 'provider', 'operator']).nullable(),
})
export type UserInfo = z.output<typeof userInfo>

export const getAuthStatus = endpoint({
  method: 'GET',
  path: '/api/auth/status',
  summary: 'Who is signed in; issues the session id, the XSRF token and the sign-in nonce',
  access: 'open',
  status: 200,
  reply: z.object({
    isAuthenticated: z.boolean(),
    method: z.enum(['oauth', 'other']),
    userInfo,
    isMember: z.boolean(), // of any provider, also a paused one: there is a workspace (WORK-01)
    ownSalon: z.string().nullable(), // an active provider of which the user is a member: its page is public
    nonce: z.string(),
    signIn: z.object({
      issuer: z.string(),
      clientId: z.string(),
      redirectPath: z.string(),
      scope: z.string(),
      socialName: z.string().nullable(), // the name of the embedded sign-in's social option
    }),
  }),
})

export const setCookies = endpoint({
  method: 'POST',
  path: '/api/auth/set-cookies',
  summary: 'Trade the tokens of a sign-in for HttpOnly cookies',
  access: 'open',
  bodyLimitBytes: 64 * 1024,
  body: z.object({
    accessToken: z.string().max(16_384),
    idToken: z.string().max(16_384),
    refreshToken: z.string().max(16_384).nullish(),
    userInfo: z.unknown().optional(), // ignored: the id token is used instead
  }),
  status: 200,
  reply: z.object({
    success: z.boolean(),
    error: z.string().optional(),
    userInfo: userInfo.optional(),
    isNewAccount: z.boolean().optional(), // the first sign-in here: "Your account has been created successfully"
  }),
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/signout',
  summary: 'End the session here and at the issuer',
  access: 'open',
  body: z.object({}).nullish(),
  status: 200,
  reply: z.object({ success: z.boolean(), endSessionUrl: z.string().nullable() }),
  refusals: ['xsrf', 'invalid-token'],
})

export const refreshSession = endpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'New tokens for the refresh cookie; one exchange however many tabs ask at once',
  access: 'open',
  body: z.object({}).nullish(),
  status: 200,
  reply: z.object({ success: z.boolean(), expiresIn: z.number().int().optional() }),
  refusals: ['xsrf', 'sign-in-required'],
})

export const signUp = endpoint({
  method: 'PUT',
  path: '/prod/signup',
  summary: 'Open an account; a code is mailed to confirm the address',
  access: 'open',
  body: z.object({
    username: z
      .string()
      .trim()
      .regex(
        /^[A-Za-z0-9][A-Za-z0-9._-]{2,63}$/,
        'is 3 to 64 letters, digits, dots, dashes or underscores',
      )
      .refine((name) => !isReservedUserName(name), 'is reserved'),
    password: z
      .string()
      .min(10, 'is at least 10 characters')
      .max(200)
      .regex(/^\P{Cc}*$/u, 'holds a character that cannot be typed'),
    email: z.string().trim().refine(isEmail, 'is an e-mail address'),
    name: z
      .string()
      .trim()
      .max(120)
      .refine((name) => visibleText(name) !== '', 'has nothing that can be seen'),
    phoneNumber: z
      .string()
      .trim()
      .refine((phone) => phone === '' || isAnyPhone(phone), 'is no phone number')
      .overwrite(phoneDigits)
      .optional(),
    language: language.optional(),
  }),
  status: 201,
  reply: z.object({
    ...replyBase,
    // Only the client that signed up has the id; it sends it to the verification as a cookie or in the body.
    data: z.object({ username: z.string(), signUpId: z.string() }),
  }),
  refusals: ['username-taken'],
})

export const verifyAccount = endpoint({
  method: 'POST',
  path: '/prod/verify/:username',
  summary: 'Confirm the address with the mailed code',
  access: 'open',
  params: z.object({ username: userName }),
  body: z.object({
    confirmationCode: z.string().trim().max(16),
    signUpId: z.string().max(64).optional(), // required without the cookie when two signed up with one address
    username: z.string().optional(),
  }),
  status: 200,
  reply: z.object(replyBase),
  refusals: ['code-invalid'],
})

export const resendCode = endpoint({
  method: 'POST',
  path: '/prod/verify/resend/:username',
  summary: 'Mail a new code; the answer is the same whether or not the name exists',
  access: 'open',
  params: z.object({ username: userName }),
  body: z
    .object({ username: z.string().optional(), confirmationCode: z.string().optional() })
    .nullish(),
  status: 200,
  reply: z.object(replyBase),
})
