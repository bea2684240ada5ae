import type { AuditKindFilter } from './load-audit.ts';

/** The filter's choices, in order; `deed` is the default. */
export const KINDS: readonly { readonly value: AuditKindFilter; readonly label: string }[] = [
  { value: 'deed', label: 'Changes and exports' },
  { value: 'sign-in', label: 'Sign-ins' },
  { value: 'refusal', label: 'Refused calls' },
  { value: 'all', label: 'Everything' },
];

const SIGN_INS: Readonly<Record<string, string>> = {
  'admin.signed-in': 'Admin signed in',
  'admin.password-wrong': 'Wrong password for an admin',
  'admin.code-wrong': 'Wrong sign-in code for an admin',
  'admin.guesses-slowed': 'Too many tries for an admin, slowed down',
  'admin.one-time-password-expired': 'Expired one-time password of an admin',
  'user.signed-in': 'Traveller signed in',
  'user.registered': 'Traveller registered',
  'user.password-wrong': 'Wrong password for a traveller',
  'user.guesses-slowed': 'Too many tries for a traveller, slowed down',
};

const REFUSALS: Readonly<Record<string, string>> = {
  'access.refused-to-role': 'Refused: the admin’s role does not allow it',
  'access.refused-to-traveller': 'Refused: a traveller called the back office',
  'access.refused-to-token': 'Refused: a sign-in that has ended or was made up',
  'backup.download-refused': 'Refused: a backup’s link that has expired or was made up',
};

/** Actions whose names alone are unclear. */
const DEEDS: Readonly<Record<string, string>> = {
  'booking.moved': 'Status of a booking changed',
  'booking.contacted': 'Contact with a traveller recorded',
  'person.read': 'What is held of a person looked up',
};

/** Returns "backup.made" as "Backup made". */
export function describeAction(action: string): string {
  const said = SIGN_INS[action] ?? REFUSALS[action] ?? DEEDS[action];
  if (said !== undefined) return said;
  const words = action.replaceAll(/[.-]/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns true for an action that entries of the kind can have. */
export function isOfKind(action: string, kind: AuditKindFilter): boolean {
  if (kind === 'all') return true;
  if (action in SIGN_INS) return kind === 'sign-in';
  return action in REFUSALS ? kind === 'refusal' : kind === 'deed';
}

/** Returns "site.map.lat" as "site › map › lat". */
export const describeField = (field: string): string => field.replaceAll('.', ' › ');

interface Source {
  readonly admin: string;
  readonly network: string;
  readonly count: number;
  readonly requestId: string;
}

/** Returns the known parts of the source: admin, count, network and request. */
export const describeSource = ({ admin, network, count, requestId }: Source): string[] => [
  ...(admin === '' ? [] : [admin]),
  ...(count > 1 ? [`${count} times within a minute`] : []),
  ...(network === '' ? [] : [`from ${network}`]),
  ...(requestId === '' ? [] : [`request ${requestId}`]),
];
