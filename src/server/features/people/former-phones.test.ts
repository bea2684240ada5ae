import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage } from '../../../../test/travel-packages.ts';
import { addDays, dayInIndia } from '../../../core/dates.ts';

describe.each(engines)('what a process of before phones had countries stored on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
    await keepPackage(site.database, { slug: 'hills', now: TEST_NOW });
  });
  afterAll(() => site.close());

  /** Creates a lead and a booking keyed by the typed digits, as before phones had countries. */
  async function keepBefore(digits: string): Promise<void> {
    const typed = freshPhone();
    const api = site.apiAs(null, '192.0.2.1');
    await api('POST /api/promotional-leads/submit', { body: { name: 'Asha Sen', phone: typed } });
    const preferredDate = addDays(dayInIndia(TEST_NOW), 60);
    const asked = { packageSlug: 'hills', travelers: 2, preferredDate, fullName: 'Asha Sen', phone: typed };
    const headers = { 'idempotency-key': `booking-${randomUUID()}` };
    await api('POST /api/packages/book', { body: { ...asked, itemType: 'package' }, headers });
    const { db } = site.database;
    const old = { phone: digits, canonicalPhone: digits };
    await db.updateTable('leads').set(old).where('canonicalPhone', '=', typed).execute();
    await db.updateTable('bookings').set({ phone: digits }).where('phone', '=', typed).execute();
    const word = Buffer.from(digits);
    await db.updateTable('bookingWords').set({ word }).where('word', '=', Buffer.from(typed)).execute();
  }

  it.each([
    ['447911123457', '+44 7911 123457'],
    ['00447911123458', '+44 7911 123458'],
    ['03326541101', '+91 33 2654 1101'],
    ['913326541102', '033 2654 1102'],
  ])('as %s is found and erased by %s', async (digits, phone) => {
    await keepBefore(digits);
    const { person } = await site.adminApi('GET /api/admin/people', { query: { phone } });
    expect([person.leads.length, person.bookings.length]).toEqual([1, 1]);
    const { erased } = await site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone } });
    expect(erased).toEqual({ users: 0, bookings: 1, leads: 1, customers: 0 });
  });

  it('is not found by a phone of another country with the same digits', async () => {
    await keepBefore('6591234567');
    const { person } = await site.adminApi('GET /api/admin/people', { query: { phone: '+65 9123 4567' } });
    expect([person.leads, person.bookings]).toEqual([[], []]);
  });
});
