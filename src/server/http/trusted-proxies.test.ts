import { describe, expect, it } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

describe('trusted proxies', () => {
  it.each(['', '10.0.0.1/', '10.0.0.0/0', '0.0.0.0/0', '::/0', '10.0.0.0/0x8', '10.0.0.0/8/9', '10.0.0.0/33'])(
    'refuse %j in words that name the setting',
    (range) => {
      const words = `TRUSTED_PROXIES: "${range}" is neither an address nor a range such as 10.0.0.0/8`;
      expect(() => trustedProxies(['127.0.0.1', range])).toThrow(words);
    },
  );
  it.each(['fd00::/129', 'fd00::/-1', '10.0.0.0/ 8', '10.0.0.0/8.5', '10.0.0/8', 'proxy.example'])(
    'refuse %j as well',
    (range) => expect(() => trustedProxies([range])).toThrow('TRUSTED_PROXIES'),
  );

  it('are those of the addresses and ranges, of both families', () => {
    const trusts = trustedProxies(['10.0.0.0/8', '192.0.2.1', 'fd00::/8', '::1']);
    for (const address of ['10.200.1.1', '192.0.2.1', 'fd12::1', '::1']) expect(trusts(address)).toBe(true);
    for (const address of ['11.0.0.1', '192.0.2.2', 'fe80::1', '::2', 'unknown']) expect(trusts(address)).toBe(false);
  });
});
