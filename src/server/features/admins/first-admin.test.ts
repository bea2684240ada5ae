import { describe, expect, it } from 'vitest';
import { engines, makeDatabase } from '../../../../test/databases.ts';
import { makeOffice } from '../../../../test/office.ts';
import { credentialService } from '../credentials/service.ts';
import { adminService } from './service.ts';

describe.each(engines)('the first admin on %s', (engine) => {
  it('is made once with a password that is told once, however many processes start together', async () => {
    const place = await makeDatabase(engine);
    const first = await place.open();
    // Two writers of one SQLite file in one thread would wait for each other: that engine has one here.
    const databases = engine === 'sqlite' ? [first] : [first, await place.open(), await place.open()];
    const told: string[] = [];
    const processes = [0, 1, 2].map((i) => {
      const database = databases[i] ?? first;
      const clock = () => Date.UTC(2026, 10, 21);
      const credentials = credentialService({ database, clock, secret: 'test' });
      return adminService({ ...makeOffice(database, clock), database, clock, credentials, secret: 'test' });
    });
    const unset = { email: undefined, password: undefined, announce: (words: string) => void told.push(words) };
    await Promise.all(processes.map((admins) => admins.ensureFirst(unset)));
    await Promise.all(processes.map((admins) => admins.ensureFirst(unset)));
    const rows = await first.read.selectFrom('admins').selectAll().execute();
    expect(rows).toMatchObject([{ email: 'admin@safarnama.example', role: 'super_admin' }]);
    expect(told).toHaveLength(1);
    const password = told[0]?.split(': ').at(-1) ?? '';
    expect(password.length).toBeGreaterThanOrEqual(16);
    const visitor = {
      requestId: 'test',
      address: '192.0.2.1',
      limitKey: '192.0.2.1',
      network: '192.0.2.0/24',
      userAgent: 'test',
      device: 'desktop',
      doNotTrack: false,
    } as const;
    const signedIn = await processes[1]?.login({ email: 'admin@safarnama.example', password }, visitor);
    expect(signedIn).toMatchObject({ token: expect.stringMatching(/^[\w-]{40,}$/) });
    for (const database of databases) await database.close();
    await place.remove();
  });
});
