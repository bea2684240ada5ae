import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, refusalOf } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { startMailServer, startSmsServer } from '../../../../test/message-servers.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage, SAMPLE_PACKAGE } from '../../../../test/travel-packages.ts';
import type { ApiInput } from '../../../contracts/client.ts';
import { type BookingStatus, UNDO_STEP_MS } from '../../../core/bookings/booking-steps.ts';
import { keepBooking } from './fixtures/stored-bookings.ts';

type MoveBody = ApiInput<'PATCH /api/admin/bookings/{id}/status'>['body'];

describe.each(engines)('moving bookings on %s', (engine) => {
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let sms: Awaited<ReturnType<typeof startSmsServer>>;
  let site: TestApp;
  let now = TEST_NOW;
  beforeAll(async () => {
    [mail, sms] = await Promise.all([startMailServer(), startSmsServer()]);
    const environment = {
      SMTP_URL: mail.url,
      SMS_URL: sms.url,
      SMS_ACCOUNT: 'AC1',
      SMS_TOKEN: 'secret-token',
      SMS_FROM: '+15005550006',
    };
    site = await startApp(engine, { environment });
  });
  afterAll(async () => {
    await site.close();
    await Promise.all([mail.close(), sms.close()]);
  });

  const advance = (milliseconds: number) => {
    now += milliseconds;
    site.advance(milliseconds);
  };
  const keep = (booking: Partial<Parameters<typeof keepBooking>[1]> = {}) =>
    keepBooking(site.database, { createdAt: now, email: 'asha@example.org', phone: freshPhone(), ...booking });
  const move = async (id: string, body: MoveBody, api = site.adminApi) =>
    (await api('PATCH /api/admin/bookings/{id}/status', { params: { id }, body })).booking;
  const open = async (id: string) => (await site.adminApi('GET /api/admin/bookings/{id}', { params: { id } })).booking;
  const written = (id: string) =>
    site.database.read.selectFrom('outbox').selectAll().where('aboutId', '=', id).orderBy('id').execute();
  const subjects = async (id: string) => (await written(id)).map(({ subject }) => subject).filter(Boolean);

  it('completes a trip after its last day, and before only with a reason, which the history keeps', async () => {
    const { id } = await keep({ status: 'confirmed', preferredDate: '2026-11-19', durationDays: 3 });
    expect((await open(id)).needReason).toEqual(['completed']);
    expect(await refusalOf(move(id, { status: 'completed' }))).toEqual({
      status: 400,
      message: 'The trip ends on Sat 21 Nov 2026. Please say why it is completed before that',
    });
    expect((await open(id)).status).toBe('confirmed');
    const early = await move(id, { status: 'completed', reason: 'Came home a day early' });
    expect(early.history.at(-1)?.text).toBe('Moved from confirmed to completed. Came home a day early');

    const over = await keep({ status: 'confirmed', preferredDate: '2026-11-18', durationDays: 3 });
    expect((await open(over.id)).needReason).toEqual([]);
    expect((await move(over.id, { status: 'completed' })).status).toBe('completed');
  });

  it('knows the last day from the days of what was booked', async () => {
    const travelDetails = { ...SAMPLE_PACKAGE.travelDetails, duration: 6 };
    const packageId = await keepPackage(site.database, { slug: 'six-days', now }, { travelDetails });
    const body = { packageId, fullName: 'Asha Sen', phone: freshPhone(), travelers: 2, preferredDate: '2026-12-20' };
    const { booking } = await site.api('POST /api/packages/book', { body });
    expect((await open(booking._id)).lastDay).toBe('2026-12-25');
  });

  it('takes a wrong step back with a reason, to where it was before, and keeps both in the history', async () => {
    const { id } = await keep();
    await move(id, { status: 'contacted' });
    await move(id, { status: 'cancelled' });
    advance(UNDO_STEP_MS);
    expect(await refusalOf(move(id, { status: 'contacted' }))).toEqual({
      status: 400,
      message: 'Please say why this step is taken back',
    });
    expect((await open(id)).stepBack).toEqual({ status: 'contacted', undoSeconds: 0 });
    const back = await move(id, { status: 'contacted', reason: 'The other Sen' });
    expect(back).toMatchObject({ status: 'contacted', stepBack: { status: 'pending', undoSeconds: 0 } });
    expect(back.history.map(({ text }) => text)).toEqual([
      'Moved from pending to contacted',
      'Moved from contacted to cancelled',
      'Taken back from cancelled to contacted. The other Sen',
    ]);
  });

  it('is undone without a reason for half a minute, by the admin who moved it alone', async () => {
    const { id } = await keep();
    const { api } = await addAdmin(site, 'admin');
    expect((await move(id, { status: 'confirmed' })).stepBack).toEqual({ status: 'pending', undoSeconds: 30 });
    expect(await refusalOf(move(id, { status: 'pending' }, api))).toMatchObject({ status: 400 });
    advance(UNDO_STEP_MS - 1);
    const undone = await move(id, { status: 'pending' });
    expect(undone).toMatchObject({ status: 'pending', stepBack: null });
    expect(undone.history.at(-1)?.text).toBe(
      'Taken back from confirmed to pending. Undone by the same admin within 30 seconds',
    );
  });

  it('tells the traveller by SMS and e-mail once it can no longer be undone', async () => {
    const { id, reference, phone } = await keep({ fullName: 'Bimal Roy', email: 'bimal@example.org' });
    await move(id, { status: 'confirmed' });
    const [first, second] = await written(id);
    expect([first, second]).toMatchObject([
      { channel: 'sms', recipient: `+91${phone}`, state: 'waiting', nextTryAt: now + UNDO_STEP_MS },
      { channel: 'email', recipient: 'bimal@example.org', state: 'waiting', nextTryAt: now + UNDO_STEP_MS },
    ]);
    const { statusPath } = await open(id);
    expect(first?.text).toContain(`${reference}: Your booking is confirmed.`);
    expect(second?.subject).toBe(`Your booking ${reference} is confirmed`);
    for (const message of [first, second]) expect(message?.text).toContain(statusPath);
    advance(UNDO_STEP_MS);
    await expect
      .poll(async () => (await written(id)).map(({ state }) => state), { timeout: 20_000 })
      .toEqual(['sent', 'sent']);
    expect(mail.mails.at(-1)?.to).toEqual(['bimal@example.org']);

    // A sent message can only be followed by a correction.
    await move(id, { status: 'pending', reason: 'Meant another booking' });
    expect(await subjects(id)).toEqual([
      `Your booking ${reference} is confirmed`,
      `Your booking ${reference} has been corrected`,
    ]);
    expect((await written(id)).at(-1)?.text).toContain('Your booking is not confirmed yet.');
  });

  it('goes back one step at a time, so that no news of a step in between stays uncorrected', async () => {
    const { id, reference } = await keep();
    await move(id, { status: 'confirmed' });
    advance(UNDO_STEP_MS);
    await expect
      .poll(async () => (await written(id)).map(({ state }) => state), { timeout: 20_000 })
      .toEqual(['sent', 'sent']);
    await move(id, { status: 'cancelled', tell: false });
    expect(await refusalOf(move(id, { status: 'pending', reason: 'Meant another booking' }))).toEqual({
      status: 409,
      message: 'A cancelled booking can only be taken back to confirmed',
    });
    await move(id, { status: 'confirmed' });
    await move(id, { status: 'pending', reason: 'Meant another booking' });
    expect(await subjects(id)).toEqual([
      `Your booking ${reference} is confirmed`,
      `Your booking ${reference} has been corrected`,
    ]);
  });

  it.each([
    ['confirmed', 'pending', 'is confirmed'],
    ['cancelled', 'confirmed', 'is cancelled'],
    ['completed', 'confirmed', 'is completed'],
  ] as const)('says that it is %s, and says nothing when that is undone in time', async (status, from, words) => {
    const { id, reference } = await keep({ status: from, preferredDate: '2026-11-01' });
    await move(id, { status });
    expect(await subjects(id)).toEqual([`Your booking ${reference} ${words}`]);
    await move(id, { status: from });
    expect(await written(id)).toEqual([]);
  });

  it('corrects nothing when no message could go out, because the providers were down', async () => {
    mail.answerWith('later');
    sms.answerWith(503);
    const { id } = await keep();
    await move(id, { status: 'confirmed' });
    advance(UNDO_STEP_MS);
    await expect
      .poll(async () => (await written(id)).map(({ lastError }) => lastError !== ''), { timeout: 20_000 })
      .toEqual([true, true]);
    await move(id, { status: 'pending', reason: 'Meant another booking' });
    expect(await written(id)).toEqual([]);
    mail.answerWith('take');
    sms.answerWith(201);
  });

  it('tells of a contact by e-mail alone, where the admin says so', async () => {
    const { id } = await keep();
    await move(id, { status: 'contacted', tell: true });
    expect(await written(id)).toMatchObject([
      { channel: 'email', subject: expect.stringContaining('We are working on your request') },
    ]);
  });

  it('tells nothing when the admin says so, of a contact, of a made-up booking, or of an erased person', async () => {
    const quiet = await keep();
    await move(quiet.id, { status: 'confirmed', tell: false });
    const contacted = await keep();
    await move(contacted.id, { status: 'contacted' });
    const demo = await keep({ demo: 1 });
    expect((await move(demo.id, { status: 'confirmed' })).tellBy).toBeNull();
    const erased = await keep();
    await move(erased.id, { status: 'confirmed' });
    await site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone: erased.phone } });
    const { status, tellBy } = await open(erased.id);
    expect(tellBy).toBeNull();
    if (status !== 'cancelled') await move(erased.id, { status: 'cancelled' });
    for (const { id } of [quiet, contacted, demo, erased]) expect(await written(id)).toEqual([]);
    const phoneAlone = await keep({ email: null });
    expect((await open(phoneAlone.id)).tellBy).toEqual(['sms']);
  });

  it.each([
    ['a phone of a country that Settings do not allow', '+447911123456', null, []],
    ['an Indian landline', '03326541100', null, []],
    ['an Indian landline beside an e-mail address', '03326541101', 'asha@example.org', ['email']],
  ])('promises no SMS to %s', async (_what, phone, email, tellBy) => {
    const { id } = await keep({ phone, email });
    expect((await open(id)).tellBy).toEqual(tellBy);
    await move(id, { status: 'confirmed' });
    const waiting = (await written(id)).filter(({ state }) => state === 'waiting');
    expect(waiting.map(({ channel }) => channel)).toEqual(tellBy);
  });

  it('tells the second of two admins that the first has moved it', async () => {
    const { id } = await keep();
    const { api } = await addAdmin(site, 'admin');
    await move(id, { status: 'confirmed', from: 'pending' });
    expect(await refusalOf(move(id, { status: 'cancelled', from: 'pending' }, api))).toEqual({
      status: 409,
      message: 'This booking is confirmed now: another admin has changed it. Please look again',
    });
    expect((await open(id)).status).toBe('confirmed');
    const { id: other } = await keep();
    const answers = await Promise.all(
      (['confirmed', 'cancelled', 'contacted'] satisfies BookingStatus[]).map((status, i) =>
        refusalOf(move(other, { status, from: 'pending' }, i === 1 ? api : site.adminApi)),
      ),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.filter((answer) => answer?.status === 409)).toHaveLength(2);
  });

  it('logged no failure of its own', () => {
    expect(site.failures).toEqual([]);
  });
});
