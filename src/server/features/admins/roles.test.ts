import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, adminCalls, refusalOf } from '../../../../test/admins.ts';
import { blogForms } from '../../../../test/blog-posts.ts';
import { engines } from '../../../../test/databases.ts';
import { freshPhone, startApp, type TestApp } from '../../../../test/start-app.ts';
import { packageForms } from '../../../../test/travel-packages.ts';
import { files } from '../../../contracts/api.ts';
import type { FileEndpoint } from '../../../contracts/endpoint.ts';
import { ADMIN_ROLES } from '../../../core/admins/roles.ts';
import { newId } from '../../ids.ts';
import { hashToken, newToken } from '../credentials/service.ts';

const ADMINS = 'admin super_admin';
const OF_SALES = `sales ${ADMINS}`;
const OF_PACKAGES = `editor ${ADMINS}`;
const OF_POSTS = `writer ${OF_PACKAGES}`;
const ALL = `writer editor sales ${ADMINS}`;

/**
 * The roles that may make a call; the first pattern of method and address decides. Written out by hand, so that a slip
 * in the contract or in the rights of a role shows.
 */
const OPEN_TO: readonly (readonly [call: RegExp, roles: string])[] = [
  [/\/export$/, ADMINS],
  [/ \/api\/admin\/(imports|whatsapp-templates)\b/, ADMINS],
  [/^POST \/api\/admin\/demand\//, OF_PACKAGES],
  [/ \/api\/admin\/(admins|backups?)\b/, 'super_admin'],
  [/ \/api\/admin\/(auth|sessions|search)\b/, ALL],
  [/^GET \/api\/admin\/demo$/, ALL],
  [/ \/api\/(blogs|admin\/(records|translations)\/post)\//, OF_POSTS],
  [/ \/api\/(packages|admin\/(records|translations)\/package)\//, OF_PACKAGES],
  [/ \/api\/admin\/translations\/(offer|site|legal)\//, ADMINS],
  [/^DELETE \/api\/admin\/customers\/\w+$/, ADMINS],
  [/^PUT \/api\/admin\/reviews\//, ADMINS],
  [/ \/api\/promotional-leads\b/, OF_SALES],
  [
    / \/api\/admin\/(bookings|bookable-items|similar|customers|conversations|reviews|outbox|whatsapp|notifications)\b/,
    OF_SALES,
  ],
  [/ \/api\/admin\/(today|reminders|tasks|assignees|assignments|follow-ups|desk|views)\b/, OF_SALES],
  [/ \/api\/admin\/(dashboard|activity|demand|places|place-corrections|place-candidates|people|accounts)\b/, ADMINS],
  [/ \/api\/admin\/(settings|offers|legal|message-providers|message-wordings|audit|demo)\b/, ADMINS],
];

const isOpenTo = (role: string, called: string): boolean => {
  const [, roles] = OPEN_TO.find(([pattern]) => pattern.test(called)) ?? [];
  if (roles === undefined) throw new Error(`${called} is in no line of OPEN_TO`);
  return roles.split(' ').includes(role);
};

describe.each(engines)('roles on %s', (engine) => {
  let site: TestApp;
  let tries = 60;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  /** Creates a session for a single call: some calls end it. */
  async function openSession(adminId: string): Promise<string> {
    const token = newToken();
    const now = Date.UTC(2026, 10, 21, 4);
    const times = { createdAt: now, lastSeenAt: now, expiresAt: now + 86_400_000 };
    await site.database.db
      .insertInto('adminSessions')
      .values({ tokenHash: hashToken(token), id: newId(now), adminId, network: '', device: '', ...times })
      .execute();
    return token;
  }

  /** Returns the calls answered wrongly: 403 is expected exactly where the call is not open to the admin. */
  async function wronglyAnswered(adminId: string, isOpen: (called: string, whileSettingUp: boolean) => boolean) {
    const wrong: string[] = [];
    // Of its own, so that rate limits do not answer.
    const remoteAddress = `203.0.113.${++tries}`;
    const calls = adminCalls.flatMap((call) => call.urls.map((url) => ({ ...call, url })));
    for (const { method, url, whileSettingUp } of calls) {
      const headers = { authorization: `Bearer ${await openSession(adminId)}` };
      // A stream never ends by itself: close it once it has started.
      const asked = { method, url, headers, remoteAddress, payloadAsStream: true } as const;
      const answer = await site.app.inject(asked);
      answer.stream().destroy();
      const { statusCode: status } = answer;
      if ((status === 403) === isOpen(`${method} ${url}`, whileSettingUp) || status === 401 || status >= 500)
        wrong.push(`${method} ${url}: ${status}`);
      site.advance(1000);
    }
    return wrong;
  }

  it.each(ADMIN_ROLES)('an admin with the role %s is refused exactly what the role does not open', async (role) => {
    const { admin } = await addAdmin(site, role);
    expect(await wronglyAnswered(admin._id, (called) => isOpenTo(role, called))).toEqual([]);
  });

  it('an admin with a one-time password may only choose a new one', async () => {
    const { admin } = await site.adminApi('POST /api/admin/admins', {
      body: { username: 'Nandini', email: 'nandini@safarnama.example', role: 'super_admin' },
    });
    expect(await wronglyAnswered(admin._id, (_, whileSettingUp) => whileSettingUp)).toEqual([]);
  });

  it('an unknown role opens nothing', async () => {
    const { admin } = await addAdmin(site, 'editor');
    await site.database.db.updateTable('admins').set({ role: 'owner' }).where('id', '=', admin._id).execute();
    expect(await wronglyAnswered(admin._id, () => false)).toEqual([]);
  });

  it('writers and sales find what they may open, and are told in words of what they may not', async () => {
    const [writer, sales] = [await addAdmin(site, 'writer'), await addAdmin(site, 'sales')];
    const refusal = { status: 403, message: 'Your role does not allow this' };
    expect(await refusalOf(writer.api('GET /api/admin/bookings', { query: {} }))).toEqual(refusal);
    expect(await refusalOf(sales.api('GET /api/packages/admin/all', { query: {} }))).toEqual(refusal);
    await site.register({ name: 'Vasumitra Account' });
    await site.api('POST /api/promotional-leads/submit', { body: { name: 'Vasumitra Rao', phone: freshPhone() } });
    await blogForms(site).created({ title: 'Vasumitra in the hills' });
    await packageForms(site).created({ title: 'Vasumitra by train' });
    const kindsFor = async ({ api }: Pick<typeof sales, 'api'>) =>
      (await api('GET /api/admin/search', { query: { q: 'vasumitra' } })).totals.map(({ kind }) => kind);
    expect(await kindsFor(writer)).toEqual(['blog']);
    expect(await kindsFor(sales)).toEqual(['lead']);
    expect(await kindsFor({ api: site.adminApi })).toEqual(['lead', 'user', 'package', 'blog']);
  });

  it('sales take no list away as a file, whatever the filters', async () => {
    const { admin, token } = await addAdmin(site, 'sales');
    const lists = Object.entries<FileEndpoint>(files).filter(([, { mediaTypes }]) => mediaTypes.includes('text/csv'));
    expect(lists.length).toBeGreaterThanOrEqual(3);
    for (const [key] of lists) {
      const url = key.replace('GET ', '');
      for (const [method, query] of [
        ['GET', ''],
        ['GET', '?ids=1'],
        ['GET', '?limit=1&page=1'],
        ['HEAD', ''],
      ]) {
        const headers = { authorization: `Bearer ${token}` };
        const answer = await site.app.inject({ method: method as 'GET', url: `${url}${query}`, headers });
        expect([403, 404], `${method} ${url}${query}`).toContain(answer.statusCode);
      }
    }
    const { entries } = await site.adminApi('GET /api/admin/audit', { query: { admin: admin.username } });
    expect(entries.map(({ action }) => action)).not.toContainEqual(expect.stringContaining('export'));
  });

  it('work can be assigned to sales, and is taken from those whose new role has no right to it', async () => {
    const { admin } = await addAdmin(site, 'sales');
    const writer = await addAdmin(site, 'writer');
    const task = { about: null, title: 'Call back', dueAt: '2026-11-22T04:00:00.000Z' };
    const give = (assigneeId: string) => site.adminApi('POST /api/admin/tasks', { body: { ...task, assigneeId } });
    await give(admin._id);
    expect(await refusalOf(give(writer.admin._id))).toMatchObject({ status: 409 });
    const { assignees } = await site.adminApi('GET /api/admin/assignees');
    expect(assignees.map(({ _id }) => _id)).toContain(admin._id);
    expect(assignees.map(({ _id }) => _id)).not.toContain(writer.admin._id);
    const { username, email } = admin;
    const body = { username, email, role: 'writer' as const };
    await site.adminApi('PUT /api/admin/admins/{id}', { params: { id: admin._id }, body });
    const left = await site.database.read
      .selectFrom('tasks')
      .select('id')
      .where('assigneeId', '=', admin._id)
      .execute();
    expect(left).toEqual([]);
  });

  it('another role is in force for the sessions that are open', async () => {
    const { admin, api } = await addAdmin(site, 'editor');
    const params = { id: admin._id };
    const { username, email } = admin;
    await site.adminApi('PUT /api/admin/admins/{id}', { params, body: { username, email, role: 'admin' } });
    await api('GET /api/admin/bookings', { query: {} });
    await site.adminApi('PUT /api/admin/admins/{id}', { params, body: { username, email, role: 'editor' } });
    expect(await refusalOf(api('GET /api/admin/bookings', { query: {} }))).toMatchObject({ status: 403 });
  });

  it('logged no failure of its own', () => {
    expect(site.failures).toEqual([]);
  });
});
