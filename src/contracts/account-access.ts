import { z } from 'zod';
import { ACCOUNT_NOTICES, phoneCodeDigits, phoneCodeProblem, SIGN_IN_WAYS } from '../core/accounts/account-access.ts';
import { emailProblem, newPasswordProblem, registrationNameProblem } from '../core/accounts/account-form.ts';
import { signedIn, typedPhone, user } from './accounts.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { passkeyList } from './passkeys.ts';
import { typedPassword } from './passwords.ts';
import { told } from './problems.ts';
import { obeys, typedText } from './text.ts';

const token = z
  .string({ error: told({ say: 'sign-in-again' }) })
  .regex(/^[\w-]{20,200}$/, told({ say: 'sign-in-again' }));
const typedCode = z
  .string({ error: told({ say: 'phone-code-malformed' }) })
  .max(20, told({ say: 'phone-code-malformed' }))
  .superRefine(obeys(phoneCodeProblem))
  .transform(phoneCodeDigits);
const email = typedText({ max: 254, missing: { say: 'email-malformed' } })
  .refine((text) => text !== '', told({ say: 'email-malformed' }))
  .superRefine(obeys(emailProblem));
const newPassword = typedPassword({ say: 'password-missing' }).superRefine(obeys(newPasswordProblem));
/** A phone with the proof that a code sent to it was entered. */
const proven = { phone: typedPhone, proof: token };

/** Which ways in this installation offers beside phone and password. */
const waysIn = named('WaysIn', {
  codes: z.boolean(),
  mail: z.boolean(),
  /** The origin whose pages can use passkeys; null for none. */
  passkeysAt: z.string().nullable(),
});
export type WaysIn = z.infer<typeof waysIn>;

const ownAccount = named('OwnAccount', {
  user,
  phoneProven: z.boolean(),
  /** The address to which a lost password's link is sent; null until one is confirmed. */
  confirmedEmail: z.string().nullable(),
  notice: z.enum(ACCOUNT_NOTICES).nullable(),
  passkeys: passkeyList,
  sessions: z.array(
    z.object({
      createdAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      network: z.string(),
      signedInBy: z.enum(SIGN_IN_WAYS).nullable(),
      isCurrent: z.boolean(),
    }),
  ),
  ways: waysIn,
});
export type OwnAccount = z.infer<typeof ownAccount>;

const noun: Noun = {
  name: 'Account access',
  about: 'One-time codes, proven phones, a forgotten password, and what an account has of its own.',
};

export const accountAccessEndpoints = defineEndpoints(noun, {
  'GET /api/users/ways-in': {
    operationId: 'getWaysIn',
    summary: 'Which ways in are offered beside phone and password',
    access: 'public',
    answers: { 200: z.object({ ways: waysIn }) },
  },
  'POST /api/users/codes': {
    operationId: 'sendPhoneCode',
    summary:
      'Send a one-time code to a phone; the answer is the same whether or not it has an account. Only with the `codeId` can the code be tried',
    access: 'public',
    body: z.object({ phone: typedPhone }),
    errors: ['conflict', 'too-many', 'overloaded'],
    answers: { 200: z.object({ codeId: z.string(), validSeconds: z.number(), againSeconds: z.number() }) },
  },
  'POST /api/users/codes/check': {
    operationId: 'checkPhoneCode',
    summary: 'Turn the right code into a proof, and say whether the phone has an account that proved it',
    access: 'public',
    body: z.object({ phone: typedPhone, codeId: token, code: typedCode }),
    errors: ['too-many'],
    answers: { 200: z.object({ proof: z.string(), account: z.enum(['none', 'unproven', 'proven']) }) },
  },
  'POST /api/users/login-with-code': {
    operationId: 'logInWithCode',
    summary: 'Sign in to the account that has proved this phone',
    access: 'public',
    body: z.object(proven),
    errors: ['conflict'],
    answers: { 200: signedIn },
  },
  'POST /api/users/register-with-code': {
    operationId: 'registerWithCode',
    summary: 'Open an account with a proven phone; an account that never proved it loses the phone and keeps the rest',
    access: 'public',
    body: z.object({
      ...proven,
      name: typedText({ max: 100, missing: { say: 'name-missing' } }).superRefine(obeys(registrationNameProblem)),
      password: newPassword,
    }),
    errors: ['conflict'],
    answers: { 201: signedIn },
  },
  'POST /api/users/reset-password': {
    operationId: 'resetPassword',
    summary: 'Choose a new password with a proven phone or a link; every other session of the account ends',
    access: 'public',
    body: z.union([z.object({ ...proven, password: newPassword }), z.object({ link: token, password: newPassword })]),
    errors: ['conflict'],
    answers: { 200: signedIn },
  },
  'POST /api/users/recovery': {
    operationId: 'mailResetLink',
    summary: 'Mail a link for a new password to a confirmed address; the answer is always the same',
    access: 'public',
    body: z.object({ email }),
    errors: ['conflict', 'too-many'],
    answers: { 202: z.null() },
  },
  'POST /api/users/confirm-email': {
    operationId: 'confirmEmail',
    summary: 'Confirm an e-mail address with the link that was sent to it',
    access: 'public',
    body: z.object({ link: token }),
    errors: ['conflict'],
    answers: { 200: z.object({ email: z.string() }) },
  },
  'GET /api/users/me/account': {
    operationId: 'getOwnAccount',
    summary: 'What is proven and confirmed, passkeys, sessions, and what the person has not been told yet',
    access: 'user',
    answers: { 200: z.object({ account: ownAccount }) },
  },
  'DELETE /api/users/me/notice': {
    operationId: 'dismissNotice',
    summary: 'The person has read the notice',
    access: 'user',
    answers: { 204: z.null() },
  },
  'PUT /api/users/me/phone': {
    operationId: 'setProvenPhone',
    summary: 'Make a proven phone that of this account',
    access: 'user',
    body: z.object(proven),
    errors: ['conflict'],
    answers: { 200: z.object({ user }) },
  },
  'PUT /api/users/me/email': {
    operationId: 'setEmail',
    summary: 'Send a link to an address; the account has it once the link is opened',
    access: 'user',
    body: z.object({ email }),
    errors: ['conflict', 'too-many', 'overloaded'],
    answers: { 202: z.null() },
  },
});
