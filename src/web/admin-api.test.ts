import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminApi, whenSignedIn } from './admin-api.ts';
import { followAdminSession, keepAdminSession, readAdmin, readAdminToken } from './features/admin-session/storage.ts';

const admin = { _id: 'a1', username: 'asha', email: 'asha@example.com', role: 'super_admin' } as const;

let sent: (string | null)[] = [];
let stored: Map<string, string>;

/** The browser as far as these calls need it: a storage, and a server that answers with the given status. */
function answerWith(status: number, before: () => void = () => undefined): void {
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    sent.push(new Headers(init.headers).get('authorization'));
    before();
    return new Response(JSON.stringify(status < 400 ? { admin } : { error: 'Please sign in' }), { status });
  });
}

beforeEach(() => {
  sent = [];
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

afterEach(() => vi.unstubAllGlobals());

const readProfile = () => adminApi('GET /api/admin/auth/profile');

test('calls of the back office carry the admin’s token, whoever else is signed in here', async () => {
  stored.set('userToken', 'a-traveller');
  keepAdminSession({ admin, token: 'an-admin' });
  answerWith(200);
  await readProfile();
  expect(sent).toEqual(['Bearer an-admin']);
});

test('the placeholder counts as no session', async () => {
  stored.set('adminToken', 'logged-in');
  stored.set('adminData', JSON.stringify(admin));
  answerWith(200);
  await readProfile();
  expect(sent).toEqual([null]);
  expect(readAdmin()).toBeNull();
});

test('a refused token ends the session and tells the page', async () => {
  keepAdminSession({ admin, token: 'expired' });
  const follow = vi.fn();
  const stop = followAdminSession(follow);
  answerWith(401);
  await expect(readProfile()).rejects.toMatchObject({ status: 401 });
  expect(readAdmin()).toBeNull();
  expect([...stored.keys()]).toEqual([]);
  expect(follow).toHaveBeenCalledTimes(1);
  stop();
});

test('a late refusal of an old token leaves the new session alone', async () => {
  keepAdminSession({ admin, token: 'old' });
  answerWith(401, () => keepAdminSession({ admin, token: 'new' }));
  await expect(readProfile()).rejects.toMatchObject({ status: 401 });
  expect(readAdminToken()).toBe('new');
});

test('a forbidden call leaves the session as it is', async () => {
  keepAdminSession({ admin, token: 'an-admin' });
  answerWith(403);
  await expect(readProfile()).rejects.toMatchObject({ status: 403 });
  expect(readAdmin()).toEqual(admin);
});

test('a loader reads nothing while nobody is signed in, and nothing more once the session has ended', async () => {
  answerWith(401);
  expect(await whenSignedIn(readProfile)).toBeNull();
  expect(sent).toEqual([]);
  keepAdminSession({ admin, token: 'expired' });
  expect(await whenSignedIn(readProfile)).toBeNull();
  keepAdminSession({ admin, token: 'good' });
  answerWith(500);
  await expect(whenSignedIn(readProfile)).rejects.toMatchObject({ status: 500 });
});

test('stored data that cannot be read counts as signed out', () => {
  stored.set('adminToken', 'an-admin');
  stored.set('adminData', '{');
  expect(readAdmin()).toBeNull();
});
