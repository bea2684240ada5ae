import { describe, expect, it } from 'vitest';
import { engines, makeDatabase } from '../../../../test/databases.ts';
import { makeOffice } from '../../../../test/office.ts';
import { credentialService } from '../credentials/service.ts';
import { adminService } from './service.ts';

describe.each(engines)('the first admin on %s', (engine) => {
  it('is made once with a password that is told once, however many processes start together', async () => {
    const place = await makeDatabase(engine);
    const first = await place.open();
    // Two SQLite writers in one thread would block each other, so SQLite has one database here.
    const databases = engine === 'sqlite' ? [first] : [first, await place.open(), await place.open()];
    const told: string[] = [];
    const processes = [0, 1, 2].map((i) => {
      const database = databases[i] ?? first;
      const clock = () => Date.UTC(2026, 10, 21);
      const office = makeOffice(database, clock);
      const credentials = credentialService({ database, clock, audit: office.audit, secret: 'test' });
      return adminService({ ...office, database, clock, credentials, secret: 'test' });
    });
    const unset = { email: undefined, password: undefined, announce: (words: string) => void told.push(words) };
    await Promise.all(processes.map((admins) => admins.ensureFirst(unset)));
    const rows = await first.read.selectFrom('admins').selectAll().execute();
    expect(rows).toMatchObject([{ email: 'admin@safarnama.example', role: 'super_admin' }]);
    const passwordIn = (words = ''): string => /^Password +([\w-]+)$/m.exec(words)?.[1] ?? '';
    expect(told.map(passwordIn).filter((shown) => shown !== '')).toHaveLength(1);
    const password = told.map(passwordIn).find((shown) => shown !== '') ?? '';
    expect(password.length).toBeGreaterThanOrEqual(16);
    const visitor = {
      requestId: 'test',
      address: '192.0.2.1',
      limitKey: '192.0.2.1',
      network: '192.0.2.0/24',
      userAgent: 'test',
      device: 'desktop',
      doNotTrack: false,
      language: 'en',
      dayKey: null,
    } as const;
    told.length = 0;
    // Until the password has been used, later starts print how to sign in, without the password.
    await processes[2]?.ensureFirst(unset);
    expect(told).toEqual([expect.stringContaining('npm run let-in admin@safarnama.example')]);
    expect(told[0]).not.toContain(password);
    await processes[2]?.ensureFirst({ ...unset, password: 'chosen-by-the-owner' });
    expect(told).toHaveLength(1);
    const signedIn = await processes[1]?.login({ email: 'admin@safarnama.example', password }, visitor);
    await processes[0]?.ensureFirst({ ...unset, announce: () => expect.fail('signed in already') });
    expect(signedIn).toMatchObject({ token: expect.stringMatching(/^[\w-]{40,}$/) });
    for (const database of databases) await database.close();
    await place.remove();
  });

  it.each([
    ['one of the commonest', 'password123'],
    ['the e-mail address', 'Owner@Agency.example'],
    ['the name before its @', 'OWNER-OF-IT'],
  ])('may not have a password that is easy to guess: %s', async (_what, password) => {
    const place = await makeDatabase(engine);
    const database = await place.open();
    const clock = () => Date.UTC(2026, 10, 21);
    const office = makeOffice(database, clock);
    const credentials = credentialService({ database, clock, audit: office.audit, secret: 'test' });
    const admins = adminService({ ...office, database, clock, credentials, secret: 'test' });
    const email = password === 'OWNER-OF-IT' ? 'owner-of-it@agency.example' : 'owner@agency.example';
    const start = (chosen: string) => admins.ensureFirst({ email, password: chosen, announce: () => undefined });
    await expect(start(password)).rejects.toThrow('ADMIN_PASSWORD is too easy to guess');
    expect(await database.read.selectFrom('admins').select('id').execute()).toEqual([]);
    await start('lamp-in-the-window');
    // Once an admin exists, the variable has no effect.
    await start(password);
    await database.close();
    await place.remove();
  });
});
