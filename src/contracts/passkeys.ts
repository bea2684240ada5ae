import { z } from 'zod';
import { MAX_PASSKEY_NAME } from '../core/accounts/account-access.ts';
import { signedIn } from './accounts.ts';
import { adminSignedIn } from './admins.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { enteredPassword } from './passwords.ts';
import { addressPart, typedText } from './text.ts';

const passkey = named('Passkey', {
  _id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ShownPasskey = z.infer<typeof passkey>;
export const passkeyList = z.array(passkey);

/** What the browser's API takes (WebAuthn Level 3, in its JSON form). */
const ceremonyOptions = z.looseObject({ challenge: z.string() }).meta({ id: 'PasskeyOptions' });
export type CeremonyOptions = z.infer<typeof ceremonyOptions>;

const encoded = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/, 'Not base64url');

const answered = {
  id: encoded(1400),
  rawId: encoded(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.looseObject({}).optional(),
};

/** What the browser's API returns for a new passkey. */
const newPasskeyAnswer = named('NewPasskeyAnswer', {
  ...answered,
  response: z.object({
    clientDataJSON: encoded(8000),
    attestationObject: encoded(24_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type NewPasskeyAnswer = z.infer<typeof newPasskeyAnswer>;

/** What the browser's API returns when a passkey has signed. */
const passkeyAnswer = named('PasskeyAnswer', {
  ...answered,
  response: z.object({
    clientDataJSON: encoded(8000),
    authenticatorData: encoded(8000),
    signature: encoded(8000),
    userHandle: encoded(200).nullish(),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

const newPasskey = z.object({
  name: typedText({ max: MAX_PASSKEY_NAME, missing: { say: 'name-missing' } }),
  answer: newPasskeyAnswer,
});

const noun: Noun = { name: 'Passkeys', about: 'Signing in with a passkey, for travellers and for admins.' };

export const passkeyEndpoints = defineEndpoints(noun, {
  'POST /api/users/passkey-sign-in/options': {
    operationId: 'beginPasskeySignIn',
    summary: 'A challenge for a passkey of any account, valid for five minutes and for one use',
    access: 'public',
    errors: ['conflict'],
    answers: { 200: z.object({ options: ceremonyOptions }) },
  },
  'POST /api/users/passkey-sign-in': {
    operationId: 'signInWithPasskey',
    summary: 'Sign in with a passkey',
    access: 'public',
    body: z.object({ answer: passkeyAnswer }),
    errors: ['unauthenticated', 'conflict'],
    answers: { 200: signedIn },
  },
  'POST /api/users/me/passkeys/options': {
    operationId: 'beginPasskey',
    summary: 'A challenge for a new passkey of this account',
    access: 'user',
    errors: ['conflict'],
    answers: { 200: z.object({ options: ceremonyOptions }) },
  },
  'POST /api/users/me/passkeys': {
    operationId: 'createPasskey',
    summary: 'Add a passkey to this account',
    access: 'user',
    body: newPasskey,
    errors: ['conflict'],
    answers: { 201: z.object({ passkey }) },
  },
  'DELETE /api/users/me/passkeys/{id}': {
    operationId: 'deletePasskey',
    summary: 'Remove a passkey; 409 for the last way into the account',
    access: 'user',
    params: z.object({ id: addressPart }),
    errors: ['not-found', 'conflict'],
    answers: { 204: z.null() },
  },
  'POST /api/admin/auth/passkey-sign-in/options': {
    operationId: 'beginAdminPasskeySignIn',
    summary: 'A challenge for a passkey of any admin, valid for five minutes and for one use',
    access: 'public',
    errors: ['conflict'],
    answers: { 200: z.object({ options: ceremonyOptions }) },
  },
  'POST /api/admin/auth/passkey-sign-in': {
    operationId: 'signInAdminWithPasskey',
    summary: 'Sign in to the back office with a passkey, which stands for password and second factor',
    access: 'public',
    body: z.object({ answer: passkeyAnswer }),
    errors: ['unauthenticated', 'conflict'],
    answers: { 200: adminSignedIn },
  },
  'GET /api/admin/auth/passkeys': {
    operationId: 'listAdminPasskeys',
    summary: 'Your own passkeys',
    access: 'office',
    answers: { 200: z.object({ passkeys: passkeyList }) },
  },
  'POST /api/admin/auth/passkeys/options': {
    operationId: 'beginAdminPasskey',
    summary: 'A challenge for a new passkey of your own; takes your password',
    access: 'office',
    body: z.object({ password: enteredPassword({ say: 'password-missing' }, { say: 'own-password-wrong' }) }),
    errors: ['conflict'],
    answers: { 200: z.object({ options: ceremonyOptions }) },
  },
  'POST /api/admin/auth/passkeys': {
    operationId: 'createAdminPasskey',
    summary: 'Add a passkey of your own',
    access: 'office',
    body: newPasskey,
    errors: ['conflict'],
    answers: { 201: z.object({ passkey }) },
  },
  'DELETE /api/admin/auth/passkeys/{id}': {
    operationId: 'deleteAdminPasskey',
    summary: 'Remove a passkey of your own; 409 where it is the second factor that the settings require',
    access: 'office',
    params: z.object({ id: addressPart }),
    errors: ['not-found', 'conflict'],
    answers: { 204: z.null() },
  },
});
