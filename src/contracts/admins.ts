import { z } from 'zod';
import { ADMIN_LIMITS, adminProblems, newAdminPasswordProblem } from '../core/admins/admin-form.ts';
import { FIRST_STEPS } from '../core/admins/first-steps.ts';
import { ADMIN_ROLES } from '../core/admins/roles.ts';
import { codeProblem } from '../core/admins/sign-in-codes.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { enteredPassword, typedPassword } from './passwords.ts';
import { told } from './problems.ts';
import { addressPart, obeys, typedText } from './text.ts';

const role = z.enum(ADMIN_ROLES, { error: `Role must be one of ${ADMIN_ROLES.join(', ')}` }).meta({ id: 'AdminRole' });

export const admin = named('Admin', {
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  role,
  /** The sign-in before this session; absent for the first one. */
  lastLogin: z.iso.datetime().optional(),
  /** What the admin must do before anything else opens. */
  mustFirst: z.enum(FIRST_STEPS).optional(),
});
export type Admin = z.infer<typeof admin>;

export const adminSignedIn = named('AdminSignedIn', { admin, token: z.string() });
export type AdminSignedIn = z.infer<typeof adminSignedIn>;

/** An admin, as a super_admin sees them. */
const managedAdmin = named('ManagedAdmin', {
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  role,
  createdAt: z.iso.datetime(),
  lastLogin: z.iso.datetime().optional(),
  hasTwoFactor: z.boolean(),
  /** True until the admin has chosen a password of their own. */
  mustChangePassword: z.boolean(),
});
export type ManagedAdmin = z.infer<typeof managedAdmin>;

const adminSession = named('AdminSession', {
  _id: z.string(),
  admin: z.object({ _id: z.string(), username: z.string() }),
  /** The IP address, shortened to its network. */
  network: z.string(),
  /** Browser and operating system, in words. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** True for the session that makes the request. */
  isCurrent: z.boolean(),
  /** Null for sessions from before this was kept. */
  signedInBy: z.enum(['password', 'passkey']).nullable(),
});
export type ShownAdminSession = z.infer<typeof adminSession>;

const twoFactor = named('TwoFactor', {
  enabled: z.boolean(),
  /** True when the settings require a second factor of every admin. */
  required: z.boolean(),
  recoveryCodesLeft: z.number(),
});
export type TwoFactor = z.infer<typeof twoFactor>;

/** Shown once, during the set-up. */
const twoFactorSecret = named('TwoFactorSecret', {
  secret: z.string(),
  /** `otpauth://` address that an authenticator app scans. */
  uri: z.string(),
});

const typedCode = typedText({ max: 60, missing: { say: 'code-missing' } }).superRefine(obeys(codeProblem));
const ownPassword = enteredPassword({ say: 'password-missing' }, { say: 'own-password-wrong' });

const adminForm = z
  .object({
    username: typedText({ max: ADMIN_LIMITS.username, missing: { say: 'name-missing' } }),
    email: typedText({ max: ADMIN_LIMITS.email, missing: { say: 'email-missing' } }),
    role,
  })
  .superRefine((form, context) => {
    for (const [field, problem] of Object.entries(adminProblems(form))) {
      context.addIssue({ code: 'custom', path: [field], message: told(problem) });
    }
  })
  .meta({ id: 'AdminForm' });

const noun: Noun = {
  name: 'Admins',
  about: 'Signing in to the back office, second factors, sessions, and who may enter.',
};

export const adminEndpoints = defineEndpoints(noun, {
  'POST /api/admin/auth/login': {
    operationId: 'logInAdmin',
    summary: 'Sign in to the back office; who has a second factor is answered a challenge for `verify`',
    access: 'public',
    body: z.object({
      email: typedText({ max: 254, missing: { say: 'email-missing' } }).refine(
        (text) => text !== '',
        told({ say: 'email-missing' }),
      ),
      password: enteredPassword({ say: 'password-missing' }, { say: 'admin-sign-in-wrong' }),
    }),
    errors: ['unauthenticated'],
    answers: { 200: z.union([adminSignedIn, z.object({ challenge: z.string() })]) },
  },
  'POST /api/admin/auth/verify': {
    operationId: 'verifyAdmin',
    summary: 'The second step of signing in: a code of the app, or a recovery code; 401 when the challenge has ended',
    access: 'public',
    body: z.object({
      challenge: z
        .string({ error: told({ say: 'sign-in-again' }) })
        .regex(/^[\w-]{20,200}$/, told({ say: 'sign-in-again' })),
      code: typedCode,
    }),
    errors: ['unauthenticated'],
    answers: { 200: adminSignedIn },
  },
  'GET /api/admin/auth/profile': {
    operationId: 'getAdmin',
    summary: 'Who is signed in to the back office',
    access: 'office',
    whileSettingUp: true,
    answers: { 200: z.object({ admin }) },
  },
  'POST /api/admin/auth/logout': {
    operationId: 'logOutAdmin',
    summary: 'End this session',
    access: 'office',
    whileSettingUp: true,
    answers: { 204: z.null() },
  },
  'PUT /api/admin/auth/change-password': {
    operationId: 'changeAdminPassword',
    summary: 'Choose another password; every other session of this admin ends',
    access: 'office',
    whileSettingUp: true,
    body: z.object({
      currentPassword: enteredPassword({ say: 'current-password-missing' }, { say: 'current-password-wrong' }),
      newPassword: typedPassword({ say: 'new-password-missing' }).superRefine(obeys(newAdminPasswordProblem)),
    }),
    errors: ['conflict'],
    answers: { 200: z.object({ success: z.literal(true) }) },
  },
  'GET /api/admin/auth/two-factor': {
    operationId: 'getTwoFactor',
    summary: 'Whether signing in takes a second step',
    access: 'office',
    whileSettingUp: true,
    answers: { 200: z.object({ twoFactor }) },
  },
  'POST /api/admin/auth/two-factor': {
    operationId: 'setUpTwoFactor',
    summary:
      'With `password`: a new secret for an app, not yet in force. With `code` of that app: it is in force, and ten new recovery codes are shown this once',
    access: 'office',
    whileSettingUp: true,
    body: z
      .object({ password: ownPassword.optional(), code: typedCode.optional() })
      .refine(
        ({ password, code }) => (password === undefined) !== (code === undefined),
        told({ say: 'password-missing' }),
      ),
    errors: ['conflict'],
    answers: { 200: z.union([twoFactorSecret, z.object({ recoveryCodes: z.array(z.string()) })]) },
  },
  'DELETE /api/admin/auth/two-factor': {
    operationId: 'deleteTwoFactor',
    summary: 'Remove two-factor sign-in; 409 where the settings require it',
    access: 'office',
    body: z.object({ password: ownPassword }),
    errors: ['conflict'],
    answers: { 204: z.null() },
  },
  'GET /api/admin/admins': {
    operationId: 'listAdmins',
    summary: 'The admins of the back office',
    access: 'admins',
    answers: { 200: z.object({ admins: z.array(managedAdmin) }) },
  },
  'POST /api/admin/admins': {
    operationId: 'createAdmin',
    summary: 'Add an admin; the password is shown once and must be changed at the first sign-in',
    access: 'admins',
    body: adminForm,
    errors: ['conflict'],
    answers: { 201: z.object({ admin: managedAdmin, oneTimePassword: z.string() }) },
  },
  'PUT /api/admin/admins/{id}': {
    operationId: 'updateAdmin',
    summary:
      'Name, e-mail and role of an admin; `resetPassword` answers a new one-time password, `resetTwoFactor` takes a lost second factor away, and both end their sessions',
    access: 'admins',
    params: z.object({ id: addressPart }),
    body: adminForm.safeExtend({ resetPassword: z.boolean().optional(), resetTwoFactor: z.boolean().optional() }),
    errors: ['not-found', 'conflict'],
    answers: { 200: z.object({ admin: managedAdmin, oneTimePassword: z.string().optional() }) },
  },
  'DELETE /api/admin/admins/{id}': {
    operationId: 'deleteAdmin',
    summary: 'Remove an admin and end their sessions at once; 409 for the last super_admin',
    access: 'admins',
    params: z.object({ id: addressPart }),
    errors: ['not-found', 'conflict'],
    answers: { 204: z.null() },
  },
  'GET /api/admin/sessions': {
    operationId: 'listAdminSessions',
    summary: 'Sessions of the back office, the last used first: your own, or all for a super_admin',
    access: 'office',
    answers: { 200: z.object({ sessions: z.array(adminSession) }) },
  },
  'DELETE /api/admin/sessions': {
    operationId: 'deleteOtherAdminSessions',
    summary: 'End every other session of your own',
    access: 'office',
    answers: { 204: z.null() },
  },
  'DELETE /api/admin/sessions/{id}': {
    operationId: 'deleteAdminSession',
    summary: 'End a session of your own, or any session as a super_admin',
    access: 'office',
    params: z.object({ id: addressPart }),
    errors: ['not-found'],
    answers: { 204: z.null() },
  },
});
