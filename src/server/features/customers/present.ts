import type { Selectable } from 'kysely';
import type { Customer } from '../../../contracts/customers.ts';
import { CONSENT_PURPOSES, CONSENT_WAYS } from '../../../core/customers/customer-options.ts';
import type { Schema } from '../../database/schema.ts';
import { readDocument } from '../../database/stored-document.ts';
import { undoTitle } from './joining.ts';
import type { Totals } from './totals.ts';

export const instant = (at: number): string => new Date(at).toISOString();

const oneOf = <const T extends string>(values: readonly T[], text: string): T => {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`a customer holds "${text}" where one of ${values.join(', ')} belongs`);
  return found;
};

export const presentTotals = ({ lastContactAt, ...totals }: Totals) => ({
  ...totals,
  lastContactAt: lastContactAt === null ? null : instant(lastContactAt),
});

export const presentConsent = (row: Selectable<Schema['customerConsents']>): Customer['consents'][number] => ({
  _id: row.id,
  purpose: oneOf(CONSENT_PURPOSES, row.purpose),
  way: oneOf(CONSENT_WAYS, row.way),
  givenOn: row.givenOn,
  by: row.actor,
  withdrawnOn: row.withdrawnOn,
});

export const presentFile = (row: Selectable<Schema['customerFiles']>): Customer['files'][number] => ({
  _id: row.id,
  name: row.name,
  bytes: row.bytes,
  by: row.actor,
  addedAt: instant(row.addedAt),
});

export const presentUndo = (row: Selectable<Schema['customerUndos']>): Customer['undos'][number] => ({
  _id: row.id,
  kind: oneOf(['unlinked', 'joined'], row.kind),
  title: readDocument(undoTitle, row.document, 'undo of a customer').title,
  at: instant(row.at),
});
