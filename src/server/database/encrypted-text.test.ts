import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { textCipher } from './encrypted-text.ts';

const sealerOfOne = () => textCipher(randomBytes(32).toString('base64url'));

it('a sealed key is opened by the installation that sealed it, and looks another way each time', () => {
  const sealer = sealerOfOne();
  const sealed = sealer.seal('sk-secret-1234');
  expect(sealed).not.toContain('secret');
  expect(sealer.seal('sk-secret-1234')).not.toBe(sealed);
  expect(sealer.open(sealed)).toBe('sk-secret-1234');
  expect(sealer.open(sealer.seal(''))).toBe('');
});

it('another installation and a changed text open nothing', () => {
  const sealer = sealerOfOne();
  const sealed = sealer.seal('sk-secret-1234');
  expect(sealerOfOne().open(sealed)).toBe('');
  expect(sealer.open(`${sealed.slice(0, -4)}AAAA`)).toBe('');
  for (const text of ['', 'sk-secret-1234', 'sealed:1:', 'sealed:1:AAAA']) expect(sealer.open(text)).toBe('');
});
