import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { CeremonyOptions, NewPasskeyAnswer, PasskeyAnswer } from '../src/contracts/passkeys.ts';

const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** Returns the head of a CBOR item: its major type and its length or value, below 65536. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;
/** Encodes what attestations are made of: integers, texts, bytes and maps. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) {
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
  }
  return Buffer.concat([head(2, value.length), value]);
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

interface Held {
  readonly id: Buffer;
  readonly key: KeyObject;
  readonly userHandle: string;
}

/** An authenticator in software that holds one passkey at a time; each step can be made wrong. */
export function softwareAuthenticator({ origin = 'http://localhost:3000', rpId = 'localhost' } = {}) {
  let held: Held | null = null;
  let counter = 0;
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authData = (flags: number, more: Uint8Array = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more]);
  };

  return {
    setCounter: (count: number) => {
      counter = count;
    },

    create(
      options: CeremonyOptions,
      wrong: { origin?: string; unverified?: true; id?: Buffer } = {},
    ): NewPasskeyAnswer {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const jwk = publicKey.export({ format: 'jwk' });
      const id = wrong.id ?? randomBytes(16);
      held = { id, key: privateKey, userHandle: (options as unknown as { user: { id: string } }).user.id };
      const cose = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(jwk.x ?? '', 'base64url')],
        [-3, Buffer.from(jwk.y ?? '', 'base64url')],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(cose)]);
      const flags = PRESENT | ATTESTED | (wrong.unverified ? 0 : VERIFIED);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(flags, attested)],
      ]);
      return {
        id: encode(id),
        rawId: encode(id),
        type: 'public-key',
        response: {
          clientDataJSON: encode(clientData('webauthn.create', options.challenge, wrong.origin ?? origin)),
          attestationObject: encode(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },

    get(options: CeremonyOptions, wrong: { origin?: string; unverified?: true; key?: KeyObject } = {}): PasskeyAnswer {
      if (!held) throw new Error('the authenticator holds no passkey');
      const client = clientData('webauthn.get', options.challenge, wrong.origin ?? origin);
      const data = authData(PRESENT | (wrong.unverified ? 0 : VERIFIED));
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), wrong.key ?? held.key);
      return {
        id: encode(held.id),
        rawId: encode(held.id),
        type: 'public-key',
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(signature),
          userHandle: held.userHandle,
        },
      };
    },
  };
}
