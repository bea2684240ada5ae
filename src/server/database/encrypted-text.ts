import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const MARK = 'sealed:1:';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts secrets in records. The key is in another table of the same database: this keeps the secrets out of views of
 * the record, of logs and of copies of single tables. It does not protect them from a reader of the whole database, or
 * of a backup of it.
 */
export function textCipher(secret: string) {
  const key = Buffer.from(secret, 'base64url');

  return {
    /** Returns the ciphertext; an empty text stays empty. */
    seal(plain: string): string {
      if (plain === '') return '';
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce);
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return MARK + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    /**
     * Returns the plain text; empty for a text that this installation did not encrypt, and then the secret has to be
     * entered again.
     */
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
