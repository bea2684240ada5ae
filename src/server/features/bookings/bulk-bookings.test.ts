import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import type { BookingAct } from '../../../contracts/bookings.ts';
import { keepBooking } from './fixtures/stored-bookings.ts';

describe.each(engines)('acts on many bookings on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  let moment = TEST_NOW;
  const keep = async (more: Partial<Parameters<typeof keepBooking>[1]> = {}) => {
    moment += 1000;
    return keepBooking(site.database, { createdAt: moment, ...more });
  };
  const act = (choice: object, what: Partial<BookingAct> & { kind: BookingAct['kind'] }) =>
    site.adminApi('POST /api/admin/bookings/bulk', { body: { choice, act: what } as never });
  const statusOf = async (id: string) =>
    (await site.adminApi('GET /api/admin/bookings/{id}', { params: { id } })).booking.status;

  it('moves those that may be moved, says of the others why not, and writes an entry for each one moved', async () => {
    const [first, over, erased] = [await keep(), await keep({ status: 'completed' }), await keep({ phone: '' })];
    const ids = [first.id, over.id, erased.id, '0mhzzzzzz', first.id];
    const { done, refused } = await act({ ids }, { kind: 'status', status: 'confirmed' });
    expect(done).toEqual([{ _id: first.id, before: 'pending' }]);
    expect(refused.map(({ _id, name }) => [_id, name])).toEqual([
      [over.id, over.reference],
      [erased.id, erased.reference],
      ['0mhzzzzzz', ''],
    ]);
    for (const { reason } of refused) expect(reason).toMatch(/\w{4}/);
    expect([await statusOf(first.id), await statusOf(over.id)]).toEqual(['confirmed', 'completed']);
    const { entries } = await site.adminApi('GET /api/admin/audit', { query: { action: 'booking.moved' } });
    expect(entries.map(({ subject }) => subject)).toEqual([first.reference]);
  });

  it('an undo takes back the admin’s own steps in time, and no others', async () => {
    const [first, second] = [await keep({ status: 'contacted' }), await keep()];
    const ids = [first.id, second.id];
    await act({ ids }, { kind: 'status', status: 'confirmed' });
    expect((await act({ ids }, { kind: 'undo' })).done).toHaveLength(2);
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['contacted', 'pending']);
    await act({ ids }, { kind: 'status', status: 'confirmed' });
    site.advance(31_000);
    expect(await act({ ids }, { kind: 'undo' })).toMatchObject({ done: [], refused: [{}, {}] });
    expect(await statusOf(first.id)).toBe('confirmed');
  });

  it('a contact is recorded once with each, even when the call is sent again', async () => {
    const [first, second] = [await keep(), await keep({ status: 'confirmed' })];
    const contact = { kind: 'contact', method: 'whatsapp', notes: 'Price list sent', successful: true } as const;
    expect((await act({ ids: [first.id, second.id] }, contact)).done).toHaveLength(2);
    expect((await act({ ids: [first.id, second.id] }, contact)).refused).toHaveLength(2);
    const { booking } = await site.adminApi('GET /api/admin/bookings/{id}', { params: { id: first.id } });
    expect(booking).toMatchObject({ status: 'contacted', contactAttempts: [{ notes: 'Price list sent' }] });
    expect(await statusOf(second.id)).toBe('confirmed');
  });

  it('all that match are changed only while they are as many as the admin saw', async () => {
    for (let nth = 0; nth < 3; nth++) await keep({ fullName: 'Parineeta Bose' });
    const filters = { search: 'parineeta', status: 'pending' };
    await expect(act({ filters, matching: 2 }, { kind: 'status', status: 'contacted' })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('3 match now'),
    });
    const { done } = await act({ filters, matching: 3 }, { kind: 'status', status: 'contacted' });
    expect(done).toHaveLength(3);
  });

  it.each([
    ['no choice', {}],
    ['no ids', { ids: [] }],
    ['too many ids', { ids: Array.from({ length: 501 }, (_, nth) => `id${nth}`) }],
    ['filters without their number', { filters: {} }],
  ])('%s is refused', async (_case, choice) => {
    await expect(act(choice, { kind: 'undo' })).rejects.toMatchObject({ status: 400 });
  });

  it('two admins who move the same ones at once move each once', async () => {
    const ids = [(await keep()).id, (await keep()).id, (await keep()).id];
    const move = () => act({ ids }, { kind: 'status', status: 'confirmed' });
    const answers = await Promise.all([move(), move()]);
    expect(answers.flatMap(({ done }) => done.map(({ _id }) => _id)).sort()).toEqual(ids.toSorted());
    expect(answers.flatMap(({ refused }) => refused)).toHaveLength(3);
  });
});
