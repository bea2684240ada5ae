import type { AdminPackage, PackageDocument } from '../src/contracts/packages.ts';
import { BOOKING_INFO_DEFAULTS } from '../src/core/packages/package-options.ts';
import type { Database } from '../src/server/database/database.ts';
import { insertPackage, type PackageRecord, packageRows } from '../src/server/features/packages/package-document.ts';
import { touchNoun } from '../src/server/http/noun-versions.ts';
import { newId } from '../src/server/ids.ts';
import type { TestApp } from './start-app.ts';

export const SAMPLE_PACKAGE: PackageDocument = {
  title: 'Darjeeling and Kalimpong',
  shortDescription: 'Five days in the hills.',
  description: '<p>Tea, toy train and monasteries.</p>',
  category: 'Family',
  images: [],
  pricing: { basePrice: 20_000, currency: 'INR', pricePerPerson: true, discountPercentage: 10, validUntil: null },
  travelDetails: {
    fromLocation: 'Kolkata',
    toLocation: 'Darjeeling',
    duration: 5,
    travelClass: 'Economy',
    minTravelers: 2,
    maxTravelers: 6,
  },
  features: [],
  inclusions: [],
  exclusions: [],
  itinerary: [],
  tags: [],
  metaTitle: '',
  metaDescription: '',
  bookingInfo: { ...BOOKING_INFO_DEFAULTS, cancellationPolicy: 'x', refundPolicy: 'y' },
  contactInfo: { phone: '', email: '', whatsapp: '' },
  isFeatured: false,
};

/** Publishes a package and returns its id. */
export async function keepPackage(
  { db }: Database,
  record: Pick<PackageRecord, 'slug' | 'now'> & Partial<PackageRecord>,
  document: Partial<PackageDocument> = {},
): Promise<string> {
  const id = newId(record.now);
  const whole = { ...SAMPLE_PACKAGE, ...document };
  await insertPackage(db, packageRows(whole, { id, status: 'published', demo: 0, ...record }));
  await touchNoun(db, 'packages');
  return id;
}

/** The text parts of a package that can be published. */
export const PACKAGE_FORM = {
  title: 'Darjeeling and Kalimpong',
  description: '<p>Tea, toy train and monasteries.</p>',
  shortDescription: 'Five days in the hills.',
  category: 'Family',
  basePrice: '20000',
  fromLocation: 'Kolkata',
  toLocation: 'Darjeeling',
  duration: '5',
} as const;

export interface FormPicture {
  /** Name of the form's part; default `images`. */
  readonly part?: string;
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** Returns a multipart form as a browser sends it. Undefined parts are left out; a list is sent in order. */
export function multipart(
  parts: Readonly<Record<string, string | readonly string[] | undefined>>,
  pictures: readonly FormPicture[] = [],
): { readonly payload: Buffer; readonly headers: { readonly 'content-type': string } } {
  const boundary = '----test-form-boundary';
  const part = (disposition: string, content: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
      Buffer.from(content as string),
      Buffer.from('\r\n'),
    ]);
  const texts = Object.entries(parts).flatMap(([name, value]) =>
    (value === undefined ? [] : [value].flat()).map((text) => part(`name="${name}"`, text as string)),
  );
  const files = pictures.map(({ part: name = 'images', fileName, bytes }) =>
    part(`name="${name}"; filename="${fileName}"`, bytes),
  );
  const end = Buffer.from(`--${boundary}--\r\n`);
  return {
    payload: Buffer.concat([...texts, ...files, end]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

type Parts = Readonly<Record<string, string | readonly string[] | undefined>>;

interface SavedPackage {
  readonly status: number;
  readonly body: {
    readonly package: AdminPackage;
    readonly error: string;
    readonly fields?: Record<string, string>;
  };
}

let slugs = 0;
/** Returns a slug that no other test uses. */
export const freshSlug = (): string => `trip-${++slugs}-away`;

/** Sends package forms as an admin. A new package has its own slug unless one is given. */
export function packageForms({ app, adminToken }: Pick<TestApp, 'app' | 'adminToken'>) {
  const send = async (
    method: 'POST' | 'PUT',
    url: string,
    parts: Parts,
    pictures: readonly FormPicture[] = [],
  ): Promise<SavedPackage> => {
    const { payload, headers } = multipart(parts, pictures);
    const authorization = `Bearer ${adminToken}`;
    const answer = await app.inject({ method, url, payload, headers: { ...headers, authorization } });
    return { status: answer.statusCode, body: answer.json() };
  };
  const create = (parts: Parts = {}, pictures?: readonly FormPicture[]) =>
    send('POST', '/api/packages/admin/create', { ...PACKAGE_FORM, slug: freshSlug(), ...parts }, pictures);
  return {
    send,
    create,
    /** Saves on top of the version read. */
    save: ({ _id, version }: Pick<AdminPackage, '_id' | 'version'>, parts: Parts, pictures?: readonly FormPicture[]) =>
      send('PUT', `/api/packages/admin/${_id}`, { version: String(version), ...parts }, pictures),
    /** Creates a package from valid parts. */
    created: async (parts: Parts = {}, pictures?: readonly FormPicture[]): Promise<AdminPackage> => {
      const { status, body } = await create(parts, pictures);
      if (status !== 201) throw new Error(`the package was refused: ${body.error}`);
      return body.package;
    },
  };
}
