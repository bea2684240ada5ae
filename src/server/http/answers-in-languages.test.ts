import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../test/start-app.ts';
import { keepPackage } from '../../../test/travel-packages.ts';
import { makeClient } from '../../contracts/client.ts';

let site: TestApp;
let id: string;
const leadName = 'Leela Nair';
beforeAll(async () => {
  site = await startApp('sqlite');
  await keepPackage(site.database, { slug: 'darjeeling', now: TEST_NOW });
  const form = { fullName: 'Asha Sen', phone: freshPhone(), travelers: 2, preferredDate: '2026-12-05' };
  const { booking } = await site.api('POST /api/packages/book', { body: { ...form, packageSlug: 'darjeeling' } });
  id = booking._id;
  await site.api('POST /api/promotional-leads/submit', { body: { name: leadName, phone: freshPhone() } });
  const params = { id };
  await site.adminApi('POST /api/admin/bookings/{id}/contact', {
    params,
    body: { method: 'phone', notes: 'Wants a window', successful: true },
  });
  await site.adminApi('PATCH /api/admin/bookings/{id}/status', { params, body: { status: 'confirmed' } });
  // Undone within the seconds in which no reason is needed.
  await site.adminApi('PATCH /api/admin/bookings/{id}/status', { params, body: { status: 'contacted' } });
});
afterAll(() => site.close());

/** The back office's API in a language. */
const officeIn = (language: string) =>
  makeClient(
    async (url, init) => {
      const answer = await site.app.inject({
        method: init.method as 'GET',
        url,
        remoteAddress: '198.51.101.1',
        headers: init.headers as Record<string, string>,
      });
      return new Response(answer.payload, { status: answer.statusCode });
    },
    () => ({ authorization: `Bearer ${site.adminToken}`, 'accept-language': language }),
  );

describe.each([
  {
    language: 'en',
    history: [
      'Booking requested',
      'Phone call: reached. Wants a window',
      'Moved from pending to contacted',
      'Moved from contacted to confirmed',
      'Taken back from confirmed to contacted. Undone by the same admin within 30 seconds',
    ],
    lead: 'Asked for a call back',
    found: 'contacted',
  },
  {
    language: 'hi',
    history: [
      'बुकिंग का अनुरोध आया',
      'फ़ोन: बात हुई। Wants a window',
      'स्थिति “प्रतीक्षा में” से बदलकर “संपर्क हुआ” की गई',
      'स्थिति “संपर्क हुआ” से बदलकर “पक्की” की गई',
      'स्थिति “पक्की” से वापस “संपर्क हुआ” की गई। उसी एडमिन ने 30 सेकंड के भीतर वापस लिया',
    ],
    lead: 'फ़ोन करने को कहा है',
    found: 'संपर्क हुआ',
  },
  {
    language: 'bn',
    history: [
      'বুকিংয়ের অনুরোধ এসেছে',
      'ফোন: কথা হয়েছে। Wants a window',
      'অবস্থা “অপেক্ষায়” থেকে বদলে “যোগাযোগ হয়েছে” করা হয়েছে',
      'অবস্থা “যোগাযোগ হয়েছে” থেকে বদলে “নিশ্চিত” করা হয়েছে',
      'অবস্থা “নিশ্চিত” থেকে ফিরিয়ে “যোগাযোগ হয়েছে” করা হয়েছে। একই অ্যাডমিন 30 সেকেন্ডের মধ্যে ফিরিয়ে নিয়েছেন',
    ],
    lead: 'ফোন করতে বলেছেন',
    found: 'যোগাযোগ হয়েছে',
  },
] as const)('the back office in $language', ({ language, history, lead, found }) => {
  const office = officeIn(language);

  it('reads what happened to a booking', async () => {
    const { booking } = await office('GET /api/admin/bookings/{id}', { params: { id } });
    expect(booking.history.map(({ text }) => text)).toEqual(history);
  });

  it('reads what is new', async () => {
    const { items } = await office('GET /api/admin/notifications');
    expect(items).toEqual([expect.objectContaining({ title: leadName, text: lead })]);
  });

  it('reads what it has found', async () => {
    const { results } = await office('GET /api/admin/search', { query: { q: 'Asha Sen' } });
    expect(results).toEqual([
      expect.objectContaining({ title: 'Asha Sen', text: expect.stringMatching(`, ${found}$`) }),
    ]);
  });
});
