import { audit } from '../../../words/en/office/audit.ts';
import type { AuditKindFilter } from './load-audit.ts';

/** An action has a name in words where this version of the site records it. */
const named = (names: Readonly<Record<string, string>>, action: string): string | undefined =>
  Object.hasOwn(names, action) ? names[action] : undefined;

/** Returns "backup.made" as "Backup made". */
export function describeAction(action: string): string {
  const said = named(audit.signIns, action) ?? named(audit.refusals, action) ?? named(audit.deeds, action);
  if (said !== undefined) return said;
  const words = action.replaceAll(/[.-]/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns true for an action that entries of the kind can have. */
export function isOfKind(action: string, kind: AuditKindFilter): boolean {
  if (kind === 'all') return true;
  if (action in audit.signIns) return kind === 'sign-in';
  return action in audit.refusals ? kind === 'refusal' : kind === 'deed';
}

interface Source {
  readonly admin: string;
  readonly network: string;
  readonly count: number;
  readonly requestId: string;
}

/** Returns the known parts of the source: admin, count, network and request. */
export const describeSource = ({ admin, network, count, requestId }: Source): string[] => [
  ...(admin === '' ? [] : [admin]),
  ...(count > 1 ? [audit.times({ count })] : []),
  ...(network === '' ? [] : [audit.from({ network })]),
  ...(requestId === '' ? [] : [audit.request({ id: requestId })]),
];
