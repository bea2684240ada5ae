import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { translations } from '../../../../test/translations.ts';
import { keepPackage, SAMPLE_PACKAGE } from '../../../../test/travel-packages.ts';
import { BOOKING_STATUSES } from '../../../core/bookings/booking-steps.ts';
import { LANGUAGES } from '../../../core/languages.ts';
import { channelsOf, isOfLead, MESSAGE_KINDS } from '../../../core/messages/message-kinds.ts';
import { smsParts } from '../../../core/messages/sms-parts.ts';
import { leadLetters } from '../leads/lead-messages.ts';
import { composeText, defaultTexts } from '../messages/compose.ts';
import type { Letter } from '../messages/service.ts';
import { lettersToTraveller, statusAddressOf } from './booking-messages.ts';
import type { BookingRow } from './booking-records.ts';

const SITE_URL = 'https://safarnama.example';
const SITE = {
  email: 'hello@safarnama.example',
  agency: 'Hooghly Travels',
  brand: 'Safarnama',
  phone: '+91 33 2680 0000',
  logo: '',
};

describe.each(engines)('messages to travellers on %s', (engine) => {
  let site: TestApp;
  let packageId: string;
  beforeAll(async () => {
    site = await startApp(engine, { environment: { SITE_URL } });
    const pricing = { ...SAMPLE_PACKAGE.pricing, basePrice: 62_000, discountPercentage: 0 };
    packageId = await keepPackage(site.database, { slug: 'goa', now: TEST_NOW }, { pricing });
  });
  afterAll(() => site.close());

  let callers = 0;
  const book = (language: string, email: string) => {
    const form = { fullName: 'আশা সেন', phone: freshPhone(), email, travelers: 2, preferredDate: '2026-12-05' };
    callers += 1;
    return site.apiAs(null, `198.18.${callers}.1`)('POST /api/packages/book', {
      body: { ...form, packageSlug: 'goa' },
      headers: { 'accept-language': language },
    });
  };
  const messagesTo = (recipient: string) =>
    site.database.read
      .selectFrom('outbox')
      .select(['subject', 'text'])
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute();
  const move = (id: string) =>
    site.adminApi('PATCH /api/admin/bookings/{id}/status', { params: { id }, body: { status: 'confirmed' } });

  it('about a booking from a Bengali page are in Bengali, with a link to a Bengali page', async () => {
    const { booking } = await book('bn', 'bn@example.org');
    const [taken] = await messagesTo('bn@example.org');
    expect(taken?.subject).toBe(`আপনার অনুরোধ ${booking.reference} পেয়েছি`);
    expect(taken?.text).toContain('নমস্কার আশা সেন,');
    expect(taken?.text).toContain('কবে যেতে চান: 5 ডিসেম্বর 2026');
    expect(taken?.text).toContain('মোট: ₹1,24,000');
    expect(taken?.text).toContain(`${SITE_URL}/bn/booking/${booking.reference}?key=`);
    // Later ones as well, though an admin in English causes them.
    await move(booking._id);
    const [, confirmed] = await messagesTo('bn@example.org');
    expect(confirmed?.subject).toBe(`আপনার বুকিং ${booking.reference} নিশ্চিত হয়েছে`);
    expect(confirmed?.text).toContain(`${SITE_URL}/bn/booking/${booking.reference}?key=`);
  });

  it('name what was booked, and its offer, as the traveller read them; the agency reads its own titles', async () => {
    const form = { title: 'Winter', text: '10% off all packages.', percent: 10, scope: 'packages' as const };
    const { offer } = await site.adminApi('POST /api/admin/offers', {
      body: { ...form, from: '2026-01-01', until: '2027-12-31', chips: [] },
    });
    const admin = translations(site.adminApi);
    await admin.release('package', packageId, { title: 'গোয়ার সৈকতে' }, 'bn');
    await admin.release('offer', offer._id, { title: 'শীতের ছাড়' }, 'bn');
    const { booking } = await book('bn', 'read@example.org');
    expect(booking.packageTitle).toBe('গোয়ার সৈকতে');
    expect(booking.reduction?.offer?.title).toBe('শীতের ছাড়');
    await move(booking._id);
    for (const { text } of await messagesTo('read@example.org')) {
      expect(text).toContain('ভ্রমণ: গোয়ার সৈকতে');
      expect(text).toContain('10% অফার “শীতের ছাড়”');
    }
    const found = await site.adminApi('GET /api/admin/bookings/{id}', { params: { id: booking._id } });
    expect(found.booking.packageTitle).toBe(SAMPLE_PACKAGE.title);
    expect(found.booking.reduction?.offer?.title).toBe('Winter');
    const toAgency = (await messagesTo(SITE.email)).at(-1);
    expect(toAgency?.text).toContain(`Trip: ${SAMPLE_PACKAGE.title}`);
    await site.adminApi('DELETE /api/admin/offers/{id}', { params: { id: offer._id } });
  });

  it('about a booking from a Hindi page are in Hindi, and those to the agency in English', async () => {
    const { booking } = await book('hi', 'hi@example.org');
    const [taken] = await messagesTo('hi@example.org');
    expect(taken?.subject).toBe(`आपका अनुरोध ${booking.reference} मिल गया`);
    expect(taken?.text).toContain('यात्रा की तारीख: 5 दिसंबर 2026');
    const toAgency = (await messagesTo(SITE.email)).at(-1);
    expect(toAgency?.subject).toContain(`New booking ${booking.reference}`);
  });

  it('leave those to the agency in the language of the settings', async () => {
    const { settings } = await site.adminApi('GET /api/admin/settings');
    const save = async (agencyLanguage: 'en' | 'bn', version: number) => {
      const { ai, ...others } = settings;
      const { environment: _, hasBaseUrl: __, ...model } = ai;
      const messages = { ...settings.messages, agencyLanguage };
      await site.adminApi('PUT /api/admin/settings', { body: { ...others, ai: model, messages, version } });
    };
    await save('bn', settings.version);
    const { booking } = await book('en', 'en@example.org');
    const [toAgency] = (await messagesTo(SITE.email)).slice(-1);
    expect(toAgency?.subject).toContain(`নতুন বুকিং ${booking.reference}`);
    await save('en', settings.version + 1);
  });

  it('are in English for callers of another language, and for bookings from before languages were kept', async () => {
    const { booking } = await book('fr', 'fr@example.org');
    expect((await messagesTo('fr@example.org'))[0]?.subject).toBe(`We have your request ${booking.reference}`);
    const { db } = site.database;
    const { language } = await db
      .selectFrom('bookings')
      .select('language')
      .where('id', '=', booking._id)
      .executeTakeFirstOrThrow();
    expect(language).toBe('en');
    await move(booking._id);
    const [, confirmed] = await messagesTo('fr@example.org');
    expect(confirmed?.text).toContain(`${SITE_URL}/booking/${booking.reference}?key=`);
  });

  it('about a lead are in the language of the page on which it was last left', async () => {
    const phone = freshPhone();
    const leave = (language: string) => {
      callers += 1;
      return site.apiAs(null, `198.18.${callers}.1`)('POST /api/promotional-leads/submit', {
        body: { phone, name: 'Asha' },
        headers: { 'accept-language': language },
      });
    };
    await leave('en');
    site.advance(25 * 3600_000);
    await leave('bn');
    expect((await messagesTo(`+91${phone}`)).map(({ text }) => text)).toEqual([
      expect.stringContaining('Thank you, Asha.'),
      'ধন্যবাদ, Asha! আমরা শিগগিরই আপনাকে ফোন করব। Hooghly Travels, +91 33 2680 0000',
    ]);
  });
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('an SMS in %s', (language) => {
  const booking = {
    language,
    reference: 'SN-7K3M9Q',
    phone: '9830012345',
    email: null,
    demo: 0,
    itemTitle: 'Goa',
    preferredDate: '2026-11-28',
    currency: 'INR',
    total: 1,
    travelers: 1,
  } as BookingRow;
  const statusPath = `/booking/SN-7K3M9Q?key=${'x'.repeat(43)}`;
  const address = statusAddressOf(booking, { siteUrl: SITE_URL, statusPath });
  const textOf = (letter: Letter) => composeText(letter, defaultTexts(letter.kind, 'sms', language), SITE);
  const kinds = MESSAGE_KINDS.filter((kind) => channelsOf(kind).includes('sms') && !isOfLead(kind));

  it.each(kinds)('of a booking that tells "%s" has two parts at most, with its link', (kind) => {
    for (const status of BOOKING_STATUSES) {
      const [sms] = lettersToTraveller(booking, { kind, address, status }).map(textOf);
      expect(sms).toContain(` ${address}`);
      expect(smsParts(sms ?? '').parts).toBe(2);
    }
  });

  it('thanks even for a long name in two parts', () => {
    const lead = { id: '1', name: 'শ্রী ভেঙ্কটনারায়ণ চট্টোপাধ্যায় মহাশয়', phone: '9830012345', language };
    const [, thanks] = leadLetters(lead, SITE, { siteUrl: SITE_URL, agencyLanguage: 'en' });
    expect(thanks && textOf(thanks)).toContain(lead.name);
    expect(thanks && smsParts(textOf(thanks)).parts).toBeLessThanOrEqual(2);
  });

  it('leads to the page in its language', () => expect(address).toContain(`/${language}/booking/`));
});
