import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SettingsForm } from '../src/contracts/settings.ts';
import { BLOG_FORM } from './blog-posts.ts';
import { demoPackages, demoPosts } from './demo-content.ts';
import { plain } from './pictures.ts';
import { FIRST_ADMIN } from './start-app.ts';
import { type FormPicture, multipart, PACKAGE_FORM } from './travel-packages.ts';
import {
  type Answer,
  bookingOf,
  canTryTwoProcesses,
  freshAddress,
  startTwoProcesses,
  TAKES_AT_MOST_MS,
  type TwoProcesses,
  visitorAt,
} from './two-processes.ts';

const countOf = (answers: readonly Answer[], status: number) => answers.filter((one) => one.status === status).length;
const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describe.skipIf(!canTryTwoProcesses())('two processes of one site', { timeout: TAKES_AT_MOST_MS }, () => {
  let site: TwoProcesses;
  /** Addresses of both processes, bypassing the balancer. */
  let first: string;
  let second: string;
  beforeAll(async () => {
    site = await startTwoProcesses();
    first = site.first.url;
    second = site.second.url;
  }, TAKES_AT_MOST_MS);
  afterAll(() => site.close());

  /** Sends a back office form to one of them. */
  const sendForm = (
    url: string,
    path: string,
    parts: Record<string, string>,
    { method = 'POST', pictures = [] }: { method?: 'POST' | 'PUT'; pictures?: readonly FormPicture[] } = {},
  ): Promise<Answer> => {
    const { payload, headers } = multipart(parts, pictures);
    return visitorAt(url).send(path, {
      method,
      body: payload,
      headers: { ...headers, authorization: `Bearer ${site.adminToken}` },
    });
  };

  const pageAt = async (url: string, path: string): Promise<string> => {
    const { status, text } = await visitorAt(url).send(path);
    return `${status} ${text}`;
  };

  const saveSettings = async (url: string, change: Partial<SettingsForm>): Promise<void> => {
    const api = site.adminApi(url);
    const { settings } = await api('GET /api/admin/settings');
    const { apiKey: _, ...ai } = settings.ai;
    await api('PUT /api/admin/settings', { body: { ...settings, ai, ...change } });
  };

  it('that start together on an empty database make its content and its first admin once', async () => {
    expect(await site.count('packages')).toBe(demoPackages.length);
    expect(await site.count('blogs')).toBe(demoPosts.length);
    expect(await site.count('admins')).toBe(1);
    expect(await site.count('(select slug from packages group by slug having count(*) > 1) as twice')).toBe(0);
    const { rows } = await site.database.query('select status, sum(count) from "bookingCounts" group by status');
    const counted = rows.reduce((sum: number, row: { sum: string }) => sum + Number(row.sum), 0);
    expect(await site.count('bookings')).toBe(counted);
  });

  it('show a package as it was last saved, whichever of them saved it and whichever had kept its page', async () => {
    const slug = 'seen-by-both';
    expect(await pageAt(second, '/packages?search=lighthouse')).not.toContain(slug);
    expect(await pageAt(second, `/package/${slug}`)).toMatch(/^404/);
    const made = await sendForm(first, '/api/packages/admin/create', {
      ...PACKAGE_FORM,
      title: 'Lighthouse walk',
      slug,
      status: 'published',
    });
    expect(made.status).toBe(201);
    expect(await pageAt(second, '/packages?search=lighthouse')).toContain(`/package/${slug}`);
    expect(await pageAt(second, `/package/${slug}`)).toContain('Lighthouse walk');
    expect(await pageAt(first, `/package/${slug}`)).toContain('Lighthouse walk');

    const { _id, version } = (JSON.parse(made.text) as { package: { _id: string; version: number } }).package;
    const saved = await sendForm(
      second,
      `/api/packages/admin/${_id}`,
      { title: 'Lantern walk', version: String(version) },
      { method: 'PUT' },
    );
    expect(saved.status).toBe(200);
    expect(await pageAt(first, `/package/${slug}`)).toContain('Lantern walk');
    expect(await pageAt(first, `/package/${slug}`)).not.toContain('Lighthouse walk');
    await site.adminApi(first)('DELETE /api/packages/admin/{id}', { params: { id: _id } });
    expect(await pageAt(second, `/package/${slug}`)).toMatch(/^404/);
  });

  it('show a post as soon as the other has published it, in the list and on its page', async () => {
    const slug = 'told-by-both';
    expect(await pageAt(second, '/blog')).not.toContain(slug);
    const made = await sendForm(first, '/api/blogs/create', { ...BLOG_FORM, slug, status: 'published' });
    expect(made.status).toBe(201);
    expect(await pageAt(second, '/blog')).toContain(`/blog/${slug}`);
    expect(await pageAt(second, `/blog/${slug}`)).toContain(BLOG_FORM.title);
  });

  it('show a change although they were suspended while it was made and acknowledged', async () => {
    const { settings: before } = await site.adminApi()('GET /api/admin/settings');
    for (let round = 0; round < 8; round++) {
      // Both have just read the versions, and trust them for some milliseconds.
      await Promise.all([first, second].map((url) => pageAt(url, '/contact')));
      site.second.freeze();
      try {
        await saveSettings(first, { site: { ...before.site, brand: `Yatra ${round}` } });
        const asked = pageAt(second, '/contact');
        site.second.thaw();
        expect(await asked).toContain(`Yatra ${round}`);
      } finally {
        site.second.thaw();
      }
    }
    await saveSettings(first, { site: before.site });
    expect(await pageAt(second, '/contact')).not.toContain('Yatra');
  });

  it('send out the pictures that the other has taken', async () => {
    const bytes = await plain(640, 480).jpeg().toBuffer();
    const pictures = [{ part: 'picture', fileName: 'sea.jpg', bytes }];
    const taken = await sendForm(first, '/api/blogs/pictures', {}, { pictures });
    expect(taken.status, taken.text).toBe(201);
    const { url } = JSON.parse(taken.text) as { url: string };
    const { status, headers } = await visitorAt(second).send(url);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^image\//);
  });

  it('have the settings and the site configuration in force that were saved through the other', async () => {
    const { settings: before } = await site.adminApi()('GET /api/admin/settings');
    expect(await pageAt(second, '/')).toContain(before.site.brand);
    await saveSettings(first, { site: { ...before.site, brand: 'Yatrapath' }, maxRequestsPerMinute: 2 });
    expect(await pageAt(second, '/')).toContain('Yatrapath');
    expect((await visitorAt(second).api('GET /api/site')).brand).toBe('Yatrapath');
    const trip = { from: 'Kolkata', to: 'Darjeeling', departureDate: '2027-02-08', returnDate: '2027-02-11' };
    const visitor = freshAddress();
    const answers = [];
    for (const url of [first, second, site.balancer.url]) {
      answers.push(await visitorAt(url, visitor).send('/api/generate-itinerary', json(trip)));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    const { site: configuration, maxRequestsPerMinute } = before;
    await saveSettings(second, { site: configuration, maxRequestsPerMinute });
    expect(await pageAt(first, '/')).not.toContain('Yatrapath');
    expect((await visitorAt(first, visitor).send('/api/generate-itinerary', json(trip))).status).toBe(200);
  });

  it('refuse the settings of who has not seen what was saved through the other', async () => {
    const { settings } = await site.adminApi(first)('GET /api/admin/settings');
    const { apiKey: _, ...ai } = settings.ai;
    const saves = await Promise.allSettled(
      [first, second].map((url, nth) =>
        site.adminApi(url)('PUT /api/admin/settings', {
          body: { ...settings, ai, tokenLimit: settings.tokenLimit + 1 + nth },
        }),
      ),
    );
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(saves.flatMap((save) => (save.status === 'rejected' ? [save.reason.status] : []))).toEqual([409]);
  });

  it('tell who listens at one of them of a booking that came through the other', async () => {
    const heard: string[] = [];
    const listeners = [first, site.balancer.url].map((url) =>
      get(
        `${url}/api/admin/notifications/stream`,
        { headers: { authorization: `Bearer ${site.adminToken}` }, localAddress: freshAddress(), agent: false },
        (stream) => {
          const nth = heard.push('') - 1;
          stream.setEncoding('utf8').on('data', (piece: string) => {
            heard[nth] += piece;
          });
          stream.on('error', () => undefined);
        },
      ),
    );
    for (const listener of listeners) listener.on('error', () => undefined);
    await vi.waitFor(() => expect(heard.map((text) => text.includes('event: notifications'))).toEqual([true, true]), {
      timeout: 10_000,
    });
    const { booking } = await visitorAt(second).api('POST /api/packages/book', { body: bookingOf('Heard Everywhere') });
    await vi.waitFor(() => expect(heard.map((text) => text.includes(booking.reference))).toEqual([true, true]), {
      timeout: 10_000,
    });
    for (const listener of listeners) listener.destroy();
  });

  it('open nothing to a session that was ended at the other', async () => {
    const body = { email: FIRST_ADMIN.ADMIN_EMAIL, password: FIRST_ADMIN.ADMIN_PASSWORD };
    const signIn = async () => {
      const answer = await visitorAt(first).api('POST /api/admin/auth/login', { body });
      if (!('token' in answer)) throw new Error('a code is asked for');
      return answer.token;
    };
    const statusAt = async (url: string, token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await visitorAt(url).send('/api/admin/auth/profile', { headers })).status;
    };
    const [left, ended] = [await signIn(), await signIn()];
    expect([await statusAt(second, left), await statusAt(second, ended)]).toEqual([200, 200]);
    await visitorAt(first).apiAs(left)('POST /api/admin/auth/logout');
    expect([await statusAt(second, left), await statusAt(second, ended)]).toEqual([401, 200]);
    const { sessions } = await visitorAt(first).apiAs(ended)('GET /api/admin/sessions');
    const id = sessions.find(({ isCurrent }) => isCurrent)?._id ?? '';
    await site.adminApi(first)('DELETE /api/admin/sessions/{id}', { params: { id } });
    expect([await statusAt(second, ended), await statusAt(second, site.adminToken)]).toEqual([401, 200]);
  });

  it.each([
    ['packages', '/api/packages/admin/create', PACKAGE_FORM],
    ['blogs', '/api/blogs/create', BLOG_FORM],
  ] as const)('give a slug of %s to one of all who ask for it at the same moment', async (table, path, form) => {
    const slug = `wanted-by-all-${table}`;
    const wishes = Array.from({ length: 16 }, (_, nth) => sendForm(nth % 2 ? first : second, path, { ...form, slug }));
    const answers = await Promise.all(wishes);
    expect(countOf(answers, 201)).toBe(1);
    expect(countOf(answers, 409)).toBe(15);
    expect(await site.count(`${table} where slug = '${slug}'`)).toBe(1);
  });

  it('open one account for a phone, however many ask for it at the same moment and however they write it', async () => {
    const written = ['9831112223', '+91 98311 12223', '098311-12223', '91 9831112223', '(+91) 98311 12223'];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) =>
        visitorAt(nth % 2 ? first : second).send(
          '/api/users/register',
          json({ name: 'Asha Sen', phone: written[nth % written.length], password: 'dusk-on-the-road' }),
        ),
      ),
    );
    expect(answers.filter(({ status }) => status >= 200 && status < 300)).toHaveLength(1);
    expect(countOf(answers, 201)).toBe(1);
    // Requests rejected by admission control create no account either.
    expect(countOf(answers, 409) + countOf(answers, 503)).toBe(49);
    expect(await site.count(`users where "canonicalPhone" like '%9831112223'`)).toBe(1);
  });

  it('make one backup at a time, whichever of them is told to', async () => {
    const headers = { authorization: `Bearer ${site.adminToken}` };
    const tell = async (url: string) =>
      (await visitorAt(url).send('/api/admin/backup', { method: 'POST', headers })).status;
    // Until this lock is released no table of bookings can be copied.
    await site.database.query('begin; lock table bookings in access exclusive mode');
    expect(await tell(first)).toBe(202);
    expect(await tell(second)).toBe(409);
    await site.database.query('rollback');
    const made = async () => {
      const lists = [first, second].map((url) => site.adminApi(url)('GET /api/admin/backups'));
      return (await Promise.all(lists)).map(({ backups }) => backups.length);
    };
    await vi.waitFor(async () => expect(await made()).toEqual([1, 1]), { timeout: 25_000, interval: 200 });
  });

  it('lose no count when both count at the same moment', async () => {
    const { popularItineraries } = await visitorAt(first).api('GET /api/itineraries/popular', {});
    const { _id: trip = '', slug = '' } = popularItineraries[0] ?? {};
    const sharesAt = async (url: string) =>
      (await visitorAt(url).api('GET /api/itineraries/{slug}', { params: { slug } })).itinerary.shares;
    const before = await sharesAt(first);
    const shared = await Promise.all(
      Array.from({ length: 50 }, (_, nth) =>
        visitorAt(nth % 2 ? first : second).send(`/api/itineraries/${trip}/share`, json({ platform: 'copy' })),
      ),
    );
    expect(countOf(shared, 200)).toBe(50);
    expect(await sharesAt(second)).toBe(before + 50);

    const { bookings } = await site.adminApi()('GET /api/admin/bookings', { query: { search: 'Heard Everywhere' } });
    const id = bookings[0]?._id ?? '';
    const body = { method: 'phone', successful: false, notes: 'Nobody there' } as const;
    await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        site.adminApi(nth % 2 ? first : second)('POST /api/admin/bookings/{id}/contact', { params: { id }, body }),
      ),
    );
    const { booking } = await site.adminApi(second)('GET /api/admin/bookings/{id}', { params: { id } });
    expect(booking.contactAttempts).toHaveLength(20);
  });
});
