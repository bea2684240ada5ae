import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { makeOffice } from '../../../../test/office.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { newId } from '../../ids.ts';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import { changeCounts, insertLead, leadCounted } from './lead-records.ts';
import { leadService } from './service.ts';

const DAY_MS = 24 * 3_600_000;
/** More than one batch of the sweep. */
const OLD = 230;

function oldLead(index: number, submittedAt: number) {
  const phone = String(7_000_000_000 + index);
  const person = { name: 'Forgotten', phone, canonicalPhone: phone, consent: '', network: '' };
  const standing = { status: index % 2 === 0 ? 'new' : 'converted', notes: '', seenAt: null, demo: 0 };
  return { id: newId(submittedAt), ...person, ...standing, submittedAt, updatedAt: submittedAt };
}

describe.each(engines)('retention of leads on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  const sweepWith = (leadDays: number) => {
    const office = makeOffice(site.database, () => TEST_NOW);
    const retention = { ...DEFAULT_SETTINGS.retention, leadDays };
    return leadService({
      ...office,
      database: site.database,
      siteUrl: '',
      clock: () => TEST_NOW,
      activities: { record: () => Promise.reject(new Error('nobody submits')) } as never,
      messages: {
        compose: () => Promise.resolve([]),
        queueForVisitor: () => Promise.resolve(),
        forget: () => Promise.resolve(),
      },
      settings: { current: async () => ({ ...DEFAULT_SETTINGS, retention }) },
    }).sweep();
  };
  const stats = () => site.adminApi('GET /api/promotional-leads/stats');

  it('ends after so many days as the settings say, however many there are, the counts and words with them', async () => {
    const submittedAt = TEST_NOW - 40 * DAY_MS;
    const leads = Array.from({ length: OLD }, (_, index) => oldLead(index, submittedAt));
    await site.database.db.transaction().execute(async (trx) => {
      for (const lead of leads) await insertLead(trx, lead);
      await changeCounts(trx, leads.map(leadCounted));
    });
    await site.api('POST /api/promotional-leads/submit', { body: { name: 'Asha Sen', phone: '9812345678' } });
    await sweepWith(41);
    expect(await stats()).toMatchObject({ total: OLD + 1, converted: OLD / 2 });
    await sweepWith(39);
    expect(await stats()).toMatchObject({ total: 1, new: 1, converted: 0 });
    const { leads: left } = await site.adminApi('GET /api/promotional-leads', { query: {} });
    expect(left.map(({ name }) => name)).toEqual(['Asha Sen']);
    const owners = await site.database.read.selectFrom('leadWords').select('leadId').distinct().execute();
    expect(owners).toEqual([{ leadId: left[0]?._id }]);
  });
});
