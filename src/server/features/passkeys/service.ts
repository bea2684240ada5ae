import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { CeremonyOptions, NewPasskeyAnswer, PasskeyAnswer, ShownPasskey } from '../../../contracts/passkeys.ts';
import { MAX_PASSKEYS } from '../../../core/accounts/account-access.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import { hashToken } from '../credentials/service.ts';
import type { SiteService } from '../site/service.ts';
import { type PasskeyOwner, type PasskeyRow, passkeyStore } from './store.ts';

export type { PasskeyOwner } from './store.ts';

const CHALLENGE_MS = 5 * 60_000;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly site: Pick<SiteService, 'current'>;
  readonly siteUrl: string;
}

/** A passkey that an authenticator has made, not stored yet. */
export type NewPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** Browsers give passkeys to https alone, but for localhost, and never to a bare address. */
function mayHavePasskeys({ protocol, hostname }: URL): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  return protocol === 'https:' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}

const present = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): ShownPasskey => ({
  _id: id,
  name,
  createdAt: new Date(createdAt).toISOString(),
  lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
});

/** Ed25519, ES256 and RS256: what authenticators have. The library's own list asks Node for an experimental one. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded at the first ceremony: it takes a while, and few starts need it. */
const library = () => import('@simplewebauthn/server');

/** What adding and signing in share: challenges, and what an answer must match. */
function ceremonies({ database, clock, siteUrl }: Omit<Dependencies, 'site'>) {
  const store = passkeyStore(database);
  const address = new URL(siteUrl);
  return {
    store,
    clock,
    address,
    expected: { expectedOrigin: address.origin, expectedRPID: address.hostname, requireUserVerification: true },

    async newChallenge(purpose: string, ownerId: string | null): Promise<Buffer<ArrayBuffer>> {
      const challenge = Buffer.from(randomBytes(32));
      const challengeHash = hashToken(challenge.toString('base64url'));
      await store.insertChallenge({ challengeHash, purpose, ownerId, expiresAt: clock() + CHALLENGE_MS });
      return challenge;
    },

    spend: (purpose: string, ownerId: string | null) => (challenge: string) =>
      store.spendChallenge({ challengeHash: hashToken(challenge), purpose, ownerId, now: clock() }),

    /** Rejects pages of another address than the site's own, where a passkey could neither be made nor used. */
    requireOwnAddress(origin: string | undefined): void {
      if (mayHavePasskeys(address) && (origin === undefined || origin === address.origin)) return;
      throw new AppError('conflict', ({ access }) => access.passkeysElsewhere({ address: address.origin }));
    },
  };
}

type Ceremonies = ReturnType<typeof ceremonies>;

function adding(
  { store, clock, address, expected, newChallenge, spend, requireOwnAddress }: Ceremonies,
  site: Dependencies['site'],
) {
  return {
    /** Returns what a browser needs to make a passkey. `origin` is that of the calling page. */
    async beginAdding(owner: PasskeyOwner, label: string, origin: string | undefined): Promise<CeremonyOptions> {
      requireOwnAddress(origin);
      const own = await store.list(owner);
      if (own.length >= MAX_PASSKEYS) throw new AppError('conflict', ({ access }) => access.tooManyPasskeys);
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: (await site.current()).brand,
        rpID: address.hostname,
        userID: Buffer.from(`${owner.kind} ${owner.id}`),
        userName: label,
        userDisplayName: label,
        challenge: await newChallenge(`${owner.kind} adds`, owner.id),
        timeout: CHALLENGE_MS,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: own.map(({ credentialId }) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { ...options };
    },

    /** Returns the passkey that was made for a challenge of this owner; rejects anything else. */
    async readNew(owner: PasskeyOwner, answer: NewPasskeyAnswer): Promise<NewPasskey> {
      const { verifyRegistrationResponse } = await library();
      const verified = await verifyRegistrationResponse({
        ...expected,
        response: { ...answer, clientExtensionResults: {} } as Parameters<
          typeof verifyRegistrationResponse
        >[0]['response'],
        expectedChallenge: spend(`${owner.kind} adds`, owner.id),
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => null);
      if (!verified?.verified) throw new AppError('invalid', ({ access }) => access.passkeyNotMade);
      const { id, publicKey, counter } = verified.registrationInfo.credential;
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(answer.response.transports ?? []),
      };
    },

    /** Stores a passkey in the caller's transaction. */
    async add(trx: Writer, { kind, id }: PasskeyOwner, name: string, made: NewPasskey): Promise<ShownPasskey> {
      const now = clock();
      const row = { id: newId(now), userId: null, adminId: null, name, ...made, createdAt: now, lastUsedAt: null };
      const owned = { ...row, [kind === 'user' ? 'userId' : 'adminId']: id };
      if (!(await store.insert(trx, owned))) throw new AppError('conflict', ({ access }) => access.passkeyKnown);
      return present(owned);
    },
  };
}

function signingIn({ store, clock, address, expected, newChallenge, spend, requireOwnAddress }: Ceremonies) {
  return {
    async beginSignIn(kind: PasskeyOwner['kind'], origin: string | undefined): Promise<CeremonyOptions> {
      requireOwnAddress(origin);
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: address.hostname,
        challenge: await newChallenge(`${kind} signs in`, null),
        timeout: CHALLENGE_MS,
        userVerification: 'required',
      });
      return { ...options };
    },

    /** Returns the id of the passkey's owner; null for a passkey or an answer that opens nothing. */
    async findOwner(kind: PasskeyOwner['kind'], answer: PasskeyAnswer): Promise<string | null> {
      const { verifyAuthenticationResponse } = await library();
      const row = await store.findByCredential(answer.id);
      const ownerId = (kind === 'user' ? row?.userId : row?.adminId) ?? null;
      if (!row || ownerId === null) return null;
      const credential = {
        id: row.credentialId,
        publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
        counter: row.counter,
      };
      // The library rejects a count that does not rise: the passkey may have been copied.
      const verified = await verifyAuthenticationResponse({
        ...expected,
        response: { ...answer, clientExtensionResults: {} } as Parameters<
          typeof verifyAuthenticationResponse
        >[0]['response'],
        expectedChallenge: spend(`${kind} signs in`, null),
        credential,
      }).catch(() => null);
      if (!verified?.verified) return null;
      const { newCounter: counter } = verified.authenticationInfo;
      return (await store.countUse({ id: row.id, counter, now: clock() })) ? ownerId : null;
    },
  };
}

/** Makes and checks passkeys. A challenge is stored as a hash and answered once, within five minutes. */
export function passkeyService({ site, ...dependencies }: Dependencies) {
  const shared = ceremonies(dependencies);
  const { store, clock, address } = shared;
  return {
    ...adding(shared, site),
    ...signingIn(shared),

    /** The only address at which pages can make and use passkeys; null where browsers give none. */
    offeredAt: mayHavePasskeys(address) ? address.origin : null,

    list: async (owner: PasskeyOwner, from?: Writer): Promise<ShownPasskey[]> =>
      (await store.list(owner, from)).map(present),

    remove: (trx: Writer, owner: PasskeyOwner, id: string): Promise<boolean> => store.delete(trx, owner, id),

    /** Deletes expired challenges. */
    sweep: () => store.deleteExpiredChallenges(clock()),
  };
}

/** Removes all passkeys of a person, in the caller's transaction. */
export const endPasskeysOf = (database: Database, trx: Writer, owner: PasskeyOwner) =>
  passkeyStore(database).deleteOf(trx, owner);

export type PasskeyService = ReturnType<typeof passkeyService>;
