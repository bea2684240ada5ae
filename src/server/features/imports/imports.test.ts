import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refusalOf } from '../../../../test/admins.ts';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { makeOffice } from '../../../../test/office.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { multipart } from '../../../../test/travel-packages.ts';
import type { CsvImportDetail } from '../../../contracts/csv-imports.ts';
import { importService } from './service.ts';

const SOON = { timeout: 20_000, interval: 50 };

const HEADER = 'Name,Mobile,E-mail,Colour,Status,Notes';

describe.each(engines)('imports of CSV files on %s', (engine) => {
  let place: TestDatabase;
  let site: TestApp;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    site = await startApp(engine, { place });
  });
  afterAll(async () => {
    await site.close();
    await place.remove();
  });

  async function send(content: string | Buffer, noun = 'lead', fileName = 'list.csv') {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const { payload, headers } = multipart({ noun }, [{ part: 'file', fileName, bytes }]);
    const authorization = `Bearer ${site.adminToken}`;
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/admin/imports',
      payload,
      headers: { ...headers, authorization },
    });
    return { status: answer.statusCode, body: answer.json() };
  }
  const sent = async (content: string | Buffer, noun?: string): Promise<CsvImportDetail> => {
    const { status, body } = await send(content, noun);
    expect([status, body.error]).toEqual([201, undefined]);
    return body.import;
  };
  const check = async ({ _id, reading }: CsvImportDetail) =>
    (
      await site.adminApi('POST /api/admin/imports/{id}/check', {
        params: { id: _id },
        body: { columns: reading?.columns ?? [] },
      })
    ).import;
  const show = async (id: string) => (await site.adminApi('GET /api/admin/imports/{id}', { params: { id } })).import;
  const start = async ({ _id, report }: CsvImportDetail, again = false) =>
    (
      await site.adminApi('POST /api/admin/imports/{id}/start', {
        params: { id: _id },
        body: { mark: report?.mark ?? '', again },
      })
    ).import;
  const until = (id: string, state: CsvImportDetail['state']): Promise<CsvImportDetail> =>
    vi.waitFor(async () => {
      const now = await show(id);
      expect(now.state).toBe(state);
      return now;
    }, SOON);
  const undo = async (id: string) => {
    await site.adminApi('POST /api/admin/imports/{id}/undo', { params: { id } });
    return until(id, 'undone');
  };
  const imported = async (content: string | Buffer, noun?: string, again = false) => {
    const begun = await start(await check(await sent(content, noun)), again);
    return until(begun._id, 'done');
  };
  const leadsOf = async (search: string) =>
    (await site.adminApi('GET /api/promotional-leads', { query: { search } })).leads;
  const bookingsOf = async (search: string) =>
    (await site.adminApi('GET /api/admin/bookings', { query: { search } })).bookings;
  const countsOf = () => site.adminApi('GET /api/promotional-leads/stats');
  const auditOf = async (action: string) =>
    (await site.adminApi('GET /api/admin/audit', { query: { action } })).entries[0];

  it('say first what would become of each row, and write nothing', async () => {
    const [known, fresh] = [freshPhone(), freshPhone()];
    await site.adminApi('POST /api/promotional-leads', { body: { name: 'Ruma Sen', phone: known, source: 'phone' } });
    const before = await countsOf();
    const file = `${HEADER}\nAsha Rao,${fresh},,red,new,"two\nlines"\nRuma,+91 ${known},,,,\nAsha,0${fresh},,,,\n,123,,,,\nKim,12,,,,\n`;
    const read = await sent(file);
    expect(read.reading).toMatchObject({
      encoding: 'utf-8',
      delimiter: ',',
      columns: ['name', 'phone', 'email', null, 'status', 'notes'],
    });
    const { report } = await check(read);
    expect(report).toMatchObject({
      rows: 5,
      counts: { new: 1, existing: 1, doubled: 1, refused: 2 },
      first: {
        new: [{ line: 2, name: 'Asha Rao' }],
        existing: [{ line: 4 }],
        doubled: [{ line: 5 }],
        refused: [
          { line: 6, reason: 'name-missing' },
          { line: 7, reason: 'phone-bad' },
        ],
      },
    });
    expect(await countsOf()).toEqual(before);
    const refused = await site.app.inject({
      url: `/api/admin/imports/${read._id}/refused`,
      headers: { authorization: `Bearer ${site.adminToken}` },
    });
    expect(refused.body.split('\r\n').slice(0, 2)).toEqual([
      `\ufeffLine,Reason,${HEADER}`,
      `5,The same as an earlier row of this file,Asha,0${fresh},,,,`,
    ]);
  });

  it('store leads with their history, found and counted, and tell of the file', async () => {
    const phone = freshPhone();
    const before = await countsOf();
    const done = await imported(`${HEADER}\n=Unikum Rao,${phone},u@example.org,,contacted,\n`);
    expect(done).toMatchObject({ counts: { new: 1, existing: 0, doubled: 0, refused: 0 }, handled: 1, canUndo: true });
    const [lead] = await leadsOf(phone.slice(2, 9));
    expect(lead).toMatchObject({ name: '=Unikum Rao', source: 'import', status: 'contacted', seen: true });
    const { lead: opened } = await site.adminApi('GET /api/promotional-leads/{id}', {
      params: { id: lead?._id ?? '' },
    });
    expect(opened.history.map(({ text }) => text)).toEqual(['Imported from list.csv, line 2']);
    expect(opened.consent).toMatch(/^No consent is noted/);
    expect(await countsOf()).toMatchObject({ total: before.total + 1, contacted: before.contacted + 1 });
    expect(await auditOf('leads.imported')).toMatchObject({
      subject: expect.stringMatching(/^CSV [0-9a-f]{12}$/),
      changes: expect.arrayContaining([{ field: 'added', from: '', to: '1' }]),
    });
  });

  it('are undone but for the records that have changed since, which are named', async () => {
    const [left, gone] = [freshPhone(), freshPhone()];
    const before = await countsOf();
    const { _id } = await imported(`${HEADER}\nKept Rao,${left},,,,\nGone Rao,${gone},,,,\n`);
    const [lead] = await leadsOf(left);
    site.advance(1000);
    await site.adminApi('PUT /api/promotional-leads/{id}/status', {
      params: { id: lead?._id ?? '' },
      body: { status: 'contacted' },
    });
    expect(await undo(_id)).toMatchObject({ removed: 1, kept: 1, keptRecords: [{ _id: lead?._id, name: 'Kept Rao' }] });
    expect([(await leadsOf(left)).length, (await leadsOf(gone)).length]).toEqual([1, 0]);
    expect(await countsOf()).toMatchObject({ total: before.total + 1, contacted: before.contacted + 1 });
  });

  it('take what was checked only, and the same file once unless an admin says so', async () => {
    const file = `${HEADER}\nAsha Rao,${freshPhone()},,,,\n`;
    const checked = await check(await sent(file));
    expect(await refusalOf(start({ ...checked, report: null }))).toMatchObject({ status: 409 });
    await until((await start(checked))._id, 'done');
    const second = await check(await sent(file));
    expect(second.before).toMatchObject({ by: checked.by });
    expect(await refusalOf(start(second))).toMatchObject({ status: 409 });
    await start(second, true);
    expect(await until(second._id, 'done')).toMatchObject({ counts: { new: 0, existing: 1 } });
  });

  it('read exported lists back, and find all of them there', async () => {
    await imported(`${HEADER}\nFrom Rao,${freshPhone()},,,,'=1+1\n`);
    const exported = await site.app.inject({
      url: '/api/promotional-leads/export',
      headers: { authorization: `Bearer ${site.adminToken}` },
    });
    const { report } = await check(await sent(exported.rawPayload));
    expect(report?.counts).toEqual({ new: 0, existing: report?.rows, doubled: 0, refused: 0 });
  });

  it('store bookings of the past with their totals, and remind no one', async () => {
    const [phone, other] = [freshPhone(), freshPhone()];
    const header = 'Customer,Phone,Tour,Travel date,Pax,Amount,Status';
    const past = `Past Rao,${phone},Puri,05/12/2024,4,"₹1,24,500",Completed`;
    const done = await imported(`${header}\n${past}\nNext Rao,${other},Goa,02/12/2026,2,40000,Confirmed\n`, 'booking');
    expect(done.counts).toMatchObject({ new: 2 });
    const [booking] = await bookingsOf(phone);
    expect(booking).toMatchObject({
      status: 'completed',
      total: 124_500,
      pricePerPerson: 31_125,
      packageTitle: 'Puri',
      createdAt: '2024-12-04T18:30:00.000Z',
      source: 'import',
    });
    const [next] = await bookingsOf(other);
    const row = await site.database.read
      .selectFrom('bookings')
      .select('remindedFor')
      .where('id', '=', next?._id ?? '')
      .executeTakeFirst();
    expect(row?.remindedFor).toBe('2026-12-02');
    expect((await check(await sent(`${header}\n${past}\n`, 'booking'))).report?.counts).toMatchObject({ existing: 1 });
    expect(await undo(done._id)).toMatchObject({ removed: 2, kept: 0 });
    expect(await bookingsOf(phone)).toEqual([]);
  });

  it('go on after a stop and after the end of the process, without a row twice', async () => {
    const phones = Array.from({ length: 700 }, () => freshPhone());
    const rows = phones.map((phone, index) => `Row ${index},${phone},,,,`);
    const checked = await check(await sent([HEADER, ...rows].join('\n')));
    const { total } = await countsOf();
    await start(checked);
    const stopped = await site.adminApi('POST /api/admin/imports/{id}/stop', { params: { id: checked._id } });
    expect(stopped.import).toMatchObject({ state: 'stopped' });
    await start(checked);
    await vi.waitFor(async () => expect((await show(checked._id)).handled).toBeGreaterThan(0), SOON);
    await site.close();
    site = await startApp(engine, { place });
    const between = await show(checked._id);
    expect(between.state).toBe('running');
    const done = await until(checked._id, 'done');
    expect(done).toMatchObject({ handled: 700, counts: { new: 700, existing: 0, doubled: 0, refused: 0 } });
    expect((await countsOf()).total).toBe(total + 700);
  });

  it('at once share the phones of their files', async () => {
    const phones = Array.from({ length: 60 }, () => freshPhone());
    const file = (name: string) => [HEADER, ...phones.map((phone) => `${name},${phone},,,,`)].join('\n');
    const begun = [];
    for (const name of ['Asha', 'Ruma']) begun.push(await start(await check(await sent(file(name)))));
    const done = await Promise.all(begun.map(({ _id }) => until(_id, 'done')));
    const added = done.map(({ counts }) => counts.new);
    expect([added[0] ?? 0, added[1] ?? 0].reduce((a, b) => a + b)).toBe(60);
  });

  it('keep their file for a day and their undo for a month', async () => {
    const done = await imported(`${HEADER}\nAsha Rao,${freshPhone()},,,,\n`);
    const sweepIn = (days: number) =>
      importService({
        database: site.database,
        clock: () => Date.parse(done.createdAt) + days * 86_400_000 + 1,
        audit: makeOffice(site.database, () => TEST_NOW).audit,
        targets: {} as never,
        onFailure: () => undefined,
      }).sweep();
    const left = async () => {
      const [pieces, rows] = await Promise.all(
        (['csvImportPieces', 'csvImportRows'] as const).map((table) =>
          site.database.read.selectFrom(table).select('importId').where('importId', '=', done._id).execute(),
        ),
      );
      return [pieces?.length, rows?.length];
    };
    await sweepIn(0.5);
    expect(await left()).toEqual([1, 1]);
    await sweepIn(1);
    expect([await left(), (await show(done._id)).reading]).toEqual([[0, 1], null]);
    await sweepIn(30);
    expect(await left()).toEqual([0, 0]);
  });

  it('read Hindi and Bengali names in each encoding, and can be read in another', async () => {
    const text = `नाम;মোবাইল\r\nआशा राव;${freshPhone()}\r\n`;
    const wide = Buffer.from(`\ufeff${text}`, 'utf16le');
    for (const bytes of [Buffer.from(text), Buffer.from(`\ufeff${text}`), wide, Buffer.from(wide).swap16()]) {
      const { reading } = await sent(bytes);
      expect(reading).toMatchObject({ delimiter: ';', columns: ['name', 'phone'] });
      expect(reading?.sample[0]?.[0]).toBe('आशा राव');
    }
    const old = await sent(Buffer.from('Name,Phone\nJos\xe9,9876543210\n', 'latin1'));
    expect(old.reading).toMatchObject({ encoding: 'windows-1252', sample: [['José', '9876543210']] });
    const read = await site.adminApi('PUT /api/admin/imports/{id}/reading', {
      params: { id: old._id },
      body: { encoding: 'utf-8', delimiter: ',' },
    });
    expect(read.import.reading?.sample[0]?.[0]).toBe('Jos\ufffd');
  });

  it.each([
    ['an empty file', '', 400],
    ['a workbook', Buffer.from('504b03041400', 'hex'), 415],
    ['binary data', Buffer.from([65, 44, 66, 10, 0, 1, 2]), 415],
    ['a header alone', 'Name,Phone\n', 400],
    ['one column', 'Name\nAsha\nRavi\n', 400],
    ['5,000 columns', `${'a,'.repeat(5000)}\nb\n`, 400],
    ['a cell of 20 MB', `Name,Phone\n"${'x'.repeat(20_000_000)}",1\n`, 400],
    ['an open quotation mark', 'Name,Phone\n"Asha,1\n', 400],
    ['more than 25 MB', `Name,Phone\n${'Asha,1\n'.repeat(3_800_000)}`, 413],
    ['more than 100,000 rows', `Name,Phone\n${'A,1\n'.repeat(100_001)}`, 413],
  ])('refuse %s with words', async (_what, content, status) => {
    const answer = await send(content);
    expect([answer.status, answer.body.error]).toEqual([status, expect.stringMatching(/\w+ \w+/)]);
  });

  it('keep one waiting file of an admin, for a day', async () => {
    const first = await sent(`${HEADER}\nAsha,${freshPhone()},,,,\n`);
    const second = await sent(`${HEADER}\nAsha,${freshPhone()},,,,\n`);
    expect(await refusalOf(show(first._id))).toMatchObject({ status: 404 });
    const columns = second.reading?.columns.map((field) => (field === 'phone' ? null : field)) ?? [];
    const checking = site.adminApi('POST /api/admin/imports/{id}/check', {
      params: { id: second._id },
      body: { columns },
    });
    expect(await refusalOf(checking)).toMatchObject({ status: 400, message: 'No column stands for: Phone' });
    await site.adminApi('DELETE /api/admin/imports/{id}', { params: { id: second._id } });
    expect(await refusalOf(show(second._id))).toMatchObject({ status: 404 });
  });
});
