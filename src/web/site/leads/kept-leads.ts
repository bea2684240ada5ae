import type { ApiInput } from '../../../contracts/client.ts';
import { ApiError } from '../../../contracts/client.ts';
import type { Language } from '../../../core/languages.ts';
import { browserApi } from '../../api/browser-api.ts';
import { attempt, readStored, removeStored, writeStored } from '../../browser/storage.ts';

type LeadBody = ApiInput<'POST /api/promotional-leads/submit'>['body'];

export interface KeptLead extends LeadBody {
  /** Its `Idempotency-Key`, the same at every attempt. */
  readonly key: string;
  /** The language in which its consent was read; none in leads kept before there were several. */
  readonly language?: Language;
}

const STORAGE_KEY = 'safarnama_kept_leads';
/** It is unlikely that more people share a browser while the server is down. */
const MAX_KEPT = 10;
/** The thank-you message waits at most this long for the server. */
const GIVEN_UP_AFTER_MS = 10_000;

const isKept = (value: unknown): value is KeptLead =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'name', 'phone'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/** Returns the leads in a stored text; none when the text has another format. */
export function readKept(text: string | null): readonly KeptLead[] {
  const stored: unknown = attempt(() => JSON.parse(text ?? '[]') as unknown, []);
  return Array.isArray(stored) ? stored.filter(isKept) : [];
}

const keptLeads = (): readonly KeptLead[] => readKept(readStored(STORAGE_KEY));

function writeKept(leads: readonly KeptLead[]): void {
  if (leads.length === 0) removeStored(STORAGE_KEY);
  else writeStored(STORAGE_KEY, JSON.stringify(leads.slice(-MAX_KEPT)));
}

const forget = (key: string): void => writeKept(keptLeads().filter((lead) => lead.key !== key));

/** Returns true for an answer that no retry would change: the server understood the form and refuses it. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 422);

/** Sends a lead and removes it here after success or a final refusal; otherwise keeps it for a later attempt. */
async function deliver({ key, language, ...body }: KeptLead): Promise<void> {
  try {
    await browserApi('POST /api/promotional-leads/submit', {
      body,
      // A later attempt may be made from a page in another language.
      headers: { 'idempotency-key': key, ...(language && { 'accept-language': language }) },
      signal: AbortSignal.timeout(GIVEN_UP_AFTER_MS),
    });
    forget(key);
  } catch (error) {
    console.warn((error instanceof ApiError && error.message) || 'Failed to submit form', error);
    if (isFinal(error)) forget(key);
  }
}

/** Sends a lead. Stores it here first, so that neither a closed tab nor a server failure loses it. */
export async function sendLead(lead: KeptLead): Promise<void> {
  writeKept([...keptLeads(), lead]);
  await deliver(lead);
}

let sending = false;

/** Retries the stored leads one after the other. */
export async function sendKeptLeads(): Promise<void> {
  if (sending) return;
  sending = true;
  for (const lead of keptLeads()) await deliver(lead);
  sending = false;
}
