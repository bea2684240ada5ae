import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import type { ApiInput } from '../../../contracts/client.ts';
import { LEAD_SORTS } from '../../../contracts/leads.ts';
import { addDays } from '../../../core/dates.ts';
import { LEAD_STATUSES, type LeadStatus } from '../../../core/leads/lead-options.ts';
import { todayInIndia } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { changeCounts, insertLead, leadCounted, type NewLead } from './lead-records.ts';

const LEADS = 23;
const TODAY = todayInIndia(() => TEST_NOW);
const NAMES = ['Asha Sen', 'Rahul Das', 'Asha Rahul Iyer'];

describe.each(engines)('finding leads on %s', (engine) => {
  let site: TestApp;
  const kept: (NewLead & { status: LeadStatus })[] = [];
  beforeAll(async () => {
    site = await startApp(engine);
    for (let i = 0; i < LEADS; i++) {
      const submittedAt = TEST_NOW - (LEADS - i) * 60_000;
      const phone = freshPhone();
      const lead = {
        id: newId(submittedAt),
        name: NAMES[i % NAMES.length] ?? '',
        phone,
        canonicalPhone: phone,
        notes: '',
        status: LEAD_STATUSES[(i * 5) % LEAD_STATUSES.length] ?? 'new',
        // Some without a day, some with a past day, some with a future day.
        followUpOn: i % 4 === 3 ? null : addDays(TODAY, (i % 5) - 3),
        consent: 'test',
        network: '198.51.100.0/24',
        seenAt: null,
        demo: 0,
        submittedAt,
        updatedAt: submittedAt,
      };
      await site.database.db.transaction().execute(async (trx) => {
        await insertLead(trx, lead);
        await changeCounts(trx, [leadCounted(lead)]);
      });
      kept.push(lead);
    }
  });
  afterAll(() => site.close());

  const list = (query: NonNullable<ApiInput<'GET /api/promotional-leads'>['query']>) =>
    site.adminApi('GET /api/promotional-leads', { query });
  const idsOf = (leads: readonly { _id: string }[]) => leads.map(({ _id }) => _id);
  const fits = (status: LeadStatus | undefined) => (lead: NewLead) => status === undefined || lead.status === status;

  it.each(LEAD_SORTS)('sorts by %s either way; those without a follow-up day come last in both', async (sortBy) => {
    const keyOf = ({ name, status, followUpOn, submittedAt }: NewLead, order: string): string | number => {
      if (sortBy === 'name') return name.toLowerCase();
      if (sortBy === 'status') return [...LEAD_STATUSES, ''].indexOf(status);
      if (sortBy === 'followUpOn') return followUpOn ?? (order === 'asc' ? '9999' : '');
      return submittedAt;
    };
    const compare = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));
    for (const sortOrder of ['asc', 'desc'] as const) {
      const sorted = kept.toSorted((a, b) => compare(keyOf(a, sortOrder), keyOf(b, sortOrder)) || compare(a.id, b.id));
      const expected = (sortOrder === 'asc' ? sorted : sorted.reverse()).map(({ id }) => id);
      const { leads } = await list({ limit: '100', sortBy, sortOrder });
      expect(idsOf(leads)).toEqual(expected);
      const due = await list({ limit: '100', sortBy, sortOrder, due: '1' });
      expect(idsOf(due.leads)).toEqual(expected.filter((id) => idsOf(due.leads).includes(id)));
    }
  });

  it('days narrow the list, and what is due within it', async () => {
    const today = { receivedFrom: TODAY, receivedTo: TODAY };
    const isOfToday = ({ submittedAt }: NewLead) => todayInIndia(() => submittedAt) === TODAY;
    expect((await list({ ...today, limit: '100' })).total).toBe(kept.filter(isOfToday).length);
    expect((await list({ receivedFrom: addDays(TODAY, 1) })).total).toBe(0);
    const due = idsOf((await list({ due: '1', limit: '100' })).leads);
    const dueToday = await list({ ...today, due: '1', limit: '100' });
    const ofToday = new Set(kept.filter(isOfToday).map(({ id }) => id));
    expect(idsOf(dueToday.leads)).toEqual(due.filter((id) => ofToday.has(id)));
    expect((await list({ due: '1', receivedTo: addDays(TODAY, -30) })).total).toBe(0);
  });

  it.each([undefined, 'new', 'lost'] as const)('lists every page of them, the newest first: %s', async (status) => {
    const expected = kept.filter(fits(status)).map(({ id }) => id);
    const found: string[] = [];
    for (let page = 1; page <= Math.ceil(expected.length / 3); page++) {
      const { leads, total } = await list({ page: String(page), limit: '3', ...(status && { status }) });
      expect(total).toBe(expected.length);
      found.push(...idsOf(leads));
    }
    expect(found).toEqual(expected.toReversed());
  });

  it.each([undefined, ...LEAD_STATUSES])(
    'lists those that are due, the uncontacted and the longest waiting first: %s',
    async (status) => {
      const due = kept
        .filter(fits(status))
        .filter((lead) => lead.status === 'new' || lead.status === 'contacted')
        .filter(({ status: held, followUpOn }) =>
          typeof followUpOn === 'string' ? followUpOn <= TODAY : held === 'new',
        )
        .toSorted((a, b) => (`${a.followUpOn ?? ''} ${a.id}` < `${b.followUpOn ?? ''} ${b.id}` ? -1 : 1));
      const searches = { '': NAMES, asha: ['Asha Sen', 'Asha Rahul Iyer'], 'rah ash': ['Asha Rahul Iyer'] };
      for (const [search, names] of Object.entries(searches)) {
        const wanted = due.filter(({ name }) => names.includes(name)).map(({ id }) => id);
        const found: string[] = [];
        for (let page = 1; page <= Math.max(1, Math.ceil(wanted.length / 2)); page++) {
          const query = { due: '1', search, page: String(page), limit: '2', ...(status && { status }) } as const;
          const { leads, total } = await list(query);
          expect(total).toBe(wanted.length);
          found.push(...idsOf(leads));
        }
        expect(found).toEqual(wanted);
      }
    },
  );

  it('counts those that are due alike in the figures, the list and the export', async () => {
    const { due } = await site.adminApi('GET /api/promotional-leads/stats');
    const { total } = await list({ due: '1' });
    const headers = { authorization: `Bearer ${site.adminToken}` };
    const exported = await site.app.inject({ url: '/api/promotional-leads/export?due=1', headers });
    expect([total, exported.payload.trim().split('\r\n').length - 1]).toEqual([due, due]);
    expect(due).toBeGreaterThan(3);
  });

  it('are due at once until they are called, then from their day in India on, until they are won or lost', async () => {
    const phone = freshPhone();
    await site.api('POST /api/promotional-leads/submit', { body: { name: 'Asha Sen', phone } });
    const [found] = (await list({ search: phone })).leads;
    const id = found?._id ?? '';
    const isDue = async (): Promise<boolean> => {
      const { leads, total } = await list({ due: '1', limit: '100' });
      const { due } = await site.adminApi('GET /api/promotional-leads/stats');
      expect([total, due]).toEqual([leads.length, leads.length]);
      return idsOf(leads).includes(id);
    };
    const followUp = (status: LeadStatus, day?: string | null) =>
      site.adminApi('PUT /api/promotional-leads/{id}/status', {
        params: { id },
        body: { status, notes: '', ...(day !== undefined && { followUpOn: day }) },
      });
    expect(await isDue()).toBe(true);
    await followUp('contacted', addDays(TODAY, 1));
    expect(await isDue()).toBe(false);
    await followUp('contacted', TODAY);
    expect(await isDue()).toBe(true);
    expect((await followUp('converted')).lead.followUpOn).toBe(TODAY);
    expect(await isDue()).toBe(false);
    await followUp('new', null);
    expect(await isDue()).toBe(true);
    await followUp('new', addDays(TODAY, 30));
    expect(await isDue()).toBe(false);
    await expect(followUp('new', '2026-02-30')).rejects.toMatchObject({ status: 400 });
  });
});
