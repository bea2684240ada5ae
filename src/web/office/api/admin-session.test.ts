import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endAdminSession, followAdminSession, keepAdmin, keepAdminSession, readAdmin } from './admin-session.ts';

const admin = { _id: 'a1', username: 'mitali', email: 'mitali@safarnama.example', role: 'admin' } as const;
let page: EventTarget;

/** Sends the event of a write in another tab. */
const writtenElsewhere = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));

beforeEach(() => {
  const stored = new Map<string, string>();
  page = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

test('a session that the server refuses is told apart from one that an admin ends', () => {
  const told: string[] = [];
  const stop = followAdminSession((change) => told.push(change));
  keepAdminSession({ admin, token: 't1' });
  endAdminSession('t1', 'refused');
  keepAdminSession({ admin, token: 't2' });
  endAdminSession('t2');
  stop();
  expect(told).toEqual(['changed', 'refused', 'changed', 'changed']);
  expect(readAdmin()).toBeNull();
});

test('a refused token that has been replaced meanwhile ends nothing', () => {
  const told: string[] = [];
  keepAdminSession({ admin, token: 't2' });
  const stop = followAdminSession((change) => told.push(change));
  endAdminSession('t1', 'refused');
  stop();
  expect(told).toEqual([]);
  expect(readAdmin()).toEqual(admin);
});

test('what another tab keeps beside the session, such as a draft, is no change of it', () => {
  const told: string[] = [];
  const stop = followAdminSession((change) => told.push(change));
  writtenElsewhere('packageDraft:new');
  expect(told).toEqual([]);
  writtenElsewhere('adminToken');
  writtenElsewhere(null);
  stop();
  writtenElsewhere('adminToken');
  expect(told).toEqual(['changed', 'changed']);
});

test('what the server says now of who is signed in is kept, and told when it is something else', () => {
  const told: string[] = [];
  keepAdminSession({ admin, token: 't1' });
  const stop = followAdminSession((change) => told.push(change));
  keepAdmin('t1', admin);
  expect(told).toEqual([]);
  keepAdmin('t1', { ...admin, role: 'editor' });
  expect(told).toEqual(['changed']);
  expect(readAdmin()).toMatchObject({ role: 'editor' });
  keepAdmin('another token', admin);
  stop();
  expect(readAdmin()).toMatchObject({ role: 'editor' });
});
