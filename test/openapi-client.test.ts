import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { generate } from 'openapi-typescript-codegen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plain } from './pictures.ts';
import { FIRST_ADMIN, startApp, type TestApp } from './start-app.ts';
import { PACKAGE_FORM } from './travel-packages.ts';

/** A program by a developer who knows only the generated client. */
const PROGRAM = `
import { AdminsService, ApiError, BookingsService, OpenAPI, PackagesService } from './client';

export { ApiError };

interface Given {
  readonly address: string;
  readonly admin: { readonly email: string; readonly password: string };
  readonly form: { readonly title: string; readonly basePrice: string };
  readonly pictures: Blob[];
}

export async function createPackage({ address, admin, form, pictures }: Given) {
  OpenAPI.BASE = address;
  const signedIn = await AdminsService.logInAdmin({ requestBody: admin });
  if (!('token' in signedIn)) throw new Error('a code is asked for');
  OpenAPI.TOKEN = signedIn.token;
  const formData = { ...form, status: 'published', images: pictures };
  const { package: made } = await PackagesService.createPackage({ formData });
  const widths: (number | undefined)[] = made.images.map(({ width }) => width);
  return { made, widths };
}

export async function book(packageId: string, idempotencyKey: string, travelers: number) {
  OpenAPI.TOKEN = undefined;
  const requestBody = { packageId, fullName: 'Asha Sen', phone: '9830012345', travelers, preferredDate: '2027-01-16' };
  const { booking } = await BookingsService.createBooking({ idempotencyKey, requestBody });
  const total: number = booking.total;
  return { reference: booking.reference, status: booking.status, total };
}

export function mistakes() {
  // @ts-expect-error: a booking needs a date
  void BookingsService.createBooking({ requestBody: { fullName: 'Asha', phone: '9830012345', travelers: 2 } });
  // @ts-expect-error: no booking has this status
  const isLost = async () => (await BookingsService.getAdminBooking({ id: '1' })).booking.status === 'lost';
  // @ts-expect-error: pictures are files
  void PackagesService.createPackage({ formData: { images: ['picture.jpg'] } });
  return isLost;
}
`;

const OPTIONS = {
  strict: true,
  noEmit: true,
  target: 'es2024',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: [],
};

interface Program {
  createPackage(given: {
    address: string;
    admin: { email: string; password: string };
    form: object;
    pictures: Blob[];
  }): Promise<{ made: { _id: string; title: string; status: string }; widths: (number | undefined)[] }>;
  book(
    packageId: string,
    idempotencyKey: string,
    travelers: number,
  ): Promise<{ reference: string; status: string; total: number }>;
}

describe('a client that is generated from the description', () => {
  let site: TestApp;
  let address: string;
  let folder: string;
  beforeAll(async () => {
    site = await startApp('sqlite');
    address = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const input: object = (await site.app.inject('/api/openapi.json')).json();
    mkdirSync('build', { recursive: true });
    folder = resolve(mkdtempSync(join('build', 'generated-client-')));
    await generate({
      input,
      output: join(folder, 'client'),
      httpClient: 'fetch',
      useOptions: true,
      useUnionTypes: true,
    });
    writeFileSync(join(folder, 'program.ts'), PROGRAM);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, include: ['**/*.ts'] }));
  });
  afterAll(async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has types that know what is sent and answered', async () => {
    const compiler = resolve('node_modules/typescript/bin/tsc');
    const refused = promisify(execFile)(process.execPath, [compiler, '-p', folder]).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
    expect(await refused).toBe('');
  });

  it('creates a package with two pictures as an admin and books it as a visitor, once for a key', async () => {
    const { createPackage, book } = (await import(join(folder, 'program.ts'))) as Program;
    const pictureOf = async (width: number) => new Blob([new Uint8Array(await plain(width, 48).png().toBuffer())]);
    const { made, widths } = await createPackage({
      address,
      admin: { email: FIRST_ADMIN.ADMIN_EMAIL, password: FIRST_ADMIN.ADMIN_PASSWORD },
      form: PACKAGE_FORM,
      pictures: [await pictureOf(64), await pictureOf(96)],
    });
    expect(made).toMatchObject({ title: PACKAGE_FORM.title, status: 'published' });
    expect(widths).toEqual([64, 96]);
    const booked = await book(made._id, 'a-key-of-this-test', 2);
    expect(booked).toMatchObject({ status: 'pending', total: 40_000 });
    expect(await book(made._id, 'a-key-of-this-test', 2)).toEqual(booked);
    const refused = { status: 409, body: { error: 'This Idempotency-Key was used for another request' } };
    await expect(book(made._id, 'a-key-of-this-test', 3)).rejects.toMatchObject(refused);
    const { bookings } = await site.adminApi('GET /api/admin/bookings', { query: {} });
    expect(bookings.map(({ reference }) => reference)).toEqual([booked.reference]);
  });
});
