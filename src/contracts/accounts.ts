import { z } from 'zod';
import { SIGN_IN_WAYS } from '../core/accounts/account-access.ts';
import { emailProblem, newPasswordProblem, registrationNameProblem } from '../core/accounts/account-form.ts';
import { phoneLengthProblem } from '../core/phone.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { enteredPassword, typedPassword } from './passwords.ts';
import { told } from './problems.ts';
import { obeys, typedText } from './text.ts';

export const typedPhone = z
  .string({ error: told({ say: 'phone-too-short' }) })
  .max(60, told({ say: 'phone-too-long' }))
  .superRefine(obeys(phoneLengthProblem));

export const user = named('User', {
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string().optional(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof user>;

const rows = z.array(z.record(z.string(), z.unknown()));

/** Counts what the product holds about a person besides their account. */
export const heldRows = {
  sessions: z.array(
    z.object({
      createdAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      network: z.string(),
      /** Null for sessions from before this was kept. */
      signedInBy: z.enum(SIGN_IN_WAYS).nullable(),
    }),
  ),
  passkeys: rows,
  /** The proven phone, the confirmed e-mail address, and links that wait to be opened. */
  confirmations: rows,
  searches: rows,
  trips: rows,
  polls: rows,
  activities: rows,
  /** Plans that the person asked for, from the AI log. */
  generations: rows,
  bookings: rows,
  leads: rows,
  reviews: rows,
  /** What the agency put together of the person, found by phone; empty in a person's own copy: no phone is proven. */
  customers: rows,
  /** What the phone wrote on WhatsApp. */
  conversations: rows,
  /** Messages sent to the person and about them. */
  messages: rows,
};

export const signedIn = named('SignedIn', { user, token: z.string() });
export type SignedIn = z.infer<typeof signedIn>;

export const registration = named('Registration', {
  name: typedText({ max: 100, missing: { say: 'name-missing' } }).superRefine(obeys(registrationNameProblem)),
  phone: typedPhone,
  email: typedText({ max: 254 }).superRefine(obeys(emailProblem)).nullish(),
  password: typedPassword({ say: 'password-missing' }).superRefine(obeys(newPasswordProblem)),
});

export const login = named('Login', {
  phone: typedPhone,
  password: enteredPassword({ say: 'password-missing' }, { say: 'sign-in-wrong' }),
});

const noun: Noun = {
  name: 'Accounts',
  about: 'Travellers’ accounts: opening one, signing in, a copy of what is held, erasure.',
};

export const accountEndpoints = defineEndpoints(noun, {
  'POST /api/users/register': {
    operationId: 'register',
    summary: 'Open an account with a phone number',
    access: 'public',
    body: registration,
    errors: ['conflict'],
    answers: { 201: signedIn },
  },
  'POST /api/users/login': {
    operationId: 'logIn',
    summary: 'Sign in with phone and password',
    access: 'public',
    body: login,
    errors: ['unauthenticated'],
    answers: { 200: signedIn },
  },
  'POST /api/users/logout': {
    operationId: 'logOut',
    summary: 'End this session, or with `everywhere` every session of the person',
    access: 'user',
    body: z.object({ everywhere: z.boolean().optional() }).nullish(),
    answers: { 204: z.null() },
  },
  'GET /api/users/me': {
    operationId: 'getUser',
    summary: 'Who is signed in',
    access: 'user',
    answers: { 200: z.object({ user }) },
  },
  'GET /api/users/me/export': {
    operationId: 'exportUser',
    summary: 'Everything held about the person, as JSON',
    access: 'user',
    answers: {
      200: z.object({ user, ...heldRows }),
    },
  },
  'DELETE /api/users/me': {
    operationId: 'deleteUser',
    summary: 'Erase the account; what must stay for counting is made anonymous',
    access: 'user',
    answers: { 204: z.null() },
  },
  'GET /api/user/access-status': {
    operationId: 'getAccessStatus',
    summary: 'Whether this browser is signed in or has left its details in the popup',
    access: 'public',
    answers: { 200: z.object({ hasAccess: z.boolean() }) },
  },
});
