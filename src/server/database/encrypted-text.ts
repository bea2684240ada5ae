import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const MARK = 'sealed:1:';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals secrets that a record holds. The secret that opens them lies in another table of the same database: this keeps
 * them out of a look at the record, of a log and of a copy of single tables. It does not keep them from whoever has the
 * whole database, or a backup of it.
 */
export function textCipher(secret: string) {
  const key = Buffer.from(secret, 'base64url');

  return {
    /** Nothing to seal stays nothing. */
    seal(plain: string): string {
      if (plain === '') return '';
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce);
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return MARK + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    /** Empty for what this installation has not sealed: then the secret has to be given again. */
    open(text: string): string {
      if (!text.startsWith(MARK)) return '';
      const bytes = Buffer.from(text.slice(MARK.length), 'base64url');
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return '';
      }
    },
  };
}
