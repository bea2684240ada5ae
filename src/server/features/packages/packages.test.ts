import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage, SAMPLE_PACKAGE } from '../../../../test/travel-packages.ts';
import type { PackageDocument } from '../../../contracts/packages.ts';

const { pricing, travelDetails } = SAMPLE_PACKAGE;
const DAY_MS = 86_400_000;

/** A few packages that differ in everything that can be filtered. The test's today is 21 November 2026. */
const SHOP: readonly (Partial<PackageDocument> & { slug: string; views?: number })[] = [
  { slug: 'darjeeling', title: 'Darjeeling and Kalimpong', tags: ['Himalaya'], views: 5 },
  {
    slug: 'goa',
    title: 'Café nights in Goa',
    category: 'Beach',
    pricing: { ...pricing, basePrice: 12_000, discountPercentage: 20, validUntil: '2026-11-21' },
    travelDetails: { ...travelDetails, toLocation: 'Goa', duration: 4 },
    views: 9,
  },
  {
    slug: 'havelock',
    title: 'Havelock',
    category: 'Beach',
    pricing: { ...pricing, basePrice: 40_000, discountPercentage: 50, validUntil: '2026-11-20' },
    travelDetails: { ...travelDetails, toLocation: 'Havelock', duration: 6 },
    isFeatured: true,
  },
  {
    slug: 'ladakh',
    title: 'Ladakh by road',
    category: 'Adventure',
    description: '<p>Pangong and <strong>Khardung La</strong>.</p>',
    pricing: { ...pricing, basePrice: 130_000, discountPercentage: 0 },
    travelDetails: { ...travelDetails, toLocation: 'Leh', duration: 10 },
    views: 2,
  },
  {
    slug: 'bhutan',
    title: 'Bhutan',
    category: 'International',
    pricing: { ...pricing, basePrice: 900, discountPercentage: 0, currency: 'USD' },
    travelDetails: { ...travelDetails, toLocation: 'Paro', duration: 3 },
  },
];

describe.each(engines)('travel packages on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
    for (const [index, { slug, views, ...document }] of SHOP.entries()) {
      await keepPackage(site.database, { slug, now: TEST_NOW + index, views: views ?? 0 }, document);
    }
    await keepPackage(site.database, { slug: 'a-draft', now: TEST_NOW, status: 'draft' }, { category: 'Luxury' });
    await keepPackage(site.database, { slug: 'archived', now: TEST_NOW, status: 'archived' }, { category: 'Luxury' });
  });
  afterAll(() => site.close());

  type Query = NonNullable<Parameters<typeof site.api<'GET /api/packages'>>[1]>['query'];
  const list = (query: Query = {}) => site.api('GET /api/packages', { query });
  const slugs = async (query?: Query) => (await list(query)).packages.map(({ slug }) => slug);
  const ask = async (url: string) => {
    const answer = await site.app.inject({ url, remoteAddress: '192.0.2.10' });
    return { status: answer.statusCode, body: answer.json() };
  };

  it('are listed when published, those the agency marked first, then the most viewed, then the newest', async () => {
    const found = await list();
    expect(found.packages.map(({ slug }) => slug)).toEqual(['havelock', 'goa', 'darjeeling', 'ladakh', 'bhutan']);
    expect(found).toMatchObject({ total: 5, page: 1, totalPages: 1, filters: {} });
    expect(found.packages[1]).toMatchObject({
      title: 'Café nights in Goa',
      pricing: { basePrice: 12_000, discountPercentage: 20, finalPrice: 9_600, currency: 'INR' },
      travelDetails: { fromLocation: 'Kolkata', toLocation: 'Goa', duration: 4 },
      rating: { average: 0, count: 0 },
    });
  });

  it('end a discount with its last day, and say so', async () => {
    const { packages } = await list({ search: 'havelock' });
    expect(packages[0]?.pricing).toMatchObject({ basePrice: 40_000, discountPercentage: 0, finalPrice: 40_000 });
  });

  it.each<[Query, string[]]>([
    [{ search: 'goa' }, ['goa']],
    [{ search: 'CAFE' }, ['goa']],
    [{ search: '  kolk night ' }, ['goa']],
    [{ search: 'khardung' }, ['ladakh']],
    [{ search: 'himalaya' }, ['darjeeling']],
    [{ search: 'beach' }, ['havelock', 'goa']],
    [{ search: 'goa ladakh' }, []],
    [{ search: 'by' }, ['ladakh']],
    [{ search: '%' }, []],
    [{ search: '_' }, []],
    [{ search: "' or 1=1 --" }, []],
    [{ search: 'luxury' }, []],
    [{ category: 'Beach' }, ['havelock', 'goa']],
    [{ category: 'Beach,Adventure' }, ['havelock', 'goa', 'ladakh']],
    [{ category: 'Nowhere' }, []],
    [{ minPrice: 9_600, maxPrice: 18_000 }, ['goa', 'darjeeling']],
    [{ maxPrice: 9_599 }, []],
    [{ minPrice: 18_000.5 }, ['havelock', 'ladakh']],
    [{ minPrice: 20_000, maxPrice: 40_000 }, ['havelock']],
    [{ duration: '5' }, ['goa', 'darjeeling', 'bhutan']],
    [{ duration: '5-6' }, ['havelock', 'darjeeling']],
    [{ duration: '10+' }, ['ladakh']],
    [{ sort: 'price-low' }, ['goa', 'darjeeling', 'havelock', 'ladakh', 'bhutan']],
    [{ sort: 'price-high' }, ['ladakh', 'havelock', 'darjeeling', 'goa', 'bhutan']],
    [{ sort: 'duration' }, ['bhutan', 'goa', 'darjeeling', 'havelock', 'ladakh']],
    [{ sort: 'newest' }, ['bhutan', 'ladakh', 'havelock', 'goa', 'darjeeling']],
  ])('%j finds %j', async (query, expected) => {
    expect(await slugs(query)).toEqual(expected);
  });

  it('count each choice over the whole result, a facet passing over its own filter', async () => {
    const { facets, total } = await list({ category: 'Beach', maxPrice: 20_000 });
    expect(total).toBe(1);
    expect(facets).toEqual({
      categories: [
        { value: 'Beach', label: 'Beach', count: 1 },
        { value: 'Family', label: 'Family', count: 1 },
      ],
      durations: [{ value: '4-6', label: '4 to 6 days', count: 1 }],
      prices: [
        { value: '0-9999', label: 'Under ₹10,000', count: 1 },
        { value: '25000-49999', label: '₹25,000 to ₹49,999', count: 1 },
      ],
    });
  });

  it('of any filter find what a plain recount finds, facets included', async () => {
    const shop = (await list({ limit: 100 })).packages;
    const bounds: Record<string, [number, number]> = { '5': [0, 5], '4-6': [4, 6], '10+': [10, 999], '1-3': [1, 3] };
    const filters = fc.record({
      category: fc.constantFrom('', 'Beach', 'Beach,Family', 'Adventure,International'),
      minPrice: fc.constantFrom(undefined, 0, 9_600, 10_000, 40_000),
      maxPrice: fc.constantFrom(undefined, 40_000, 130_000, 1_000_000),
      duration: fc.constantFrom(undefined, ...Object.keys(bounds)),
    });
    await fc.assert(
      fc.asyncProperty(filters, async ({ category, minPrice, maxPrice, duration }) => {
        const inCategory = (each: (typeof shop)[number]) =>
          category === '' || category.split(',').includes(each.category);
        const inPrice = ({ pricing: { currency, finalPrice } }: (typeof shop)[number]) =>
          (minPrice === undefined && maxPrice === undefined) ||
          (currency === 'INR' && finalPrice >= (minPrice ?? 0) && finalPrice <= (maxPrice ?? 1e9));
        const [first, last] = bounds[duration ?? ''] ?? [0, 999];
        const inDays = (each: (typeof shop)[number]) =>
          each.travelDetails.duration >= first && each.travelDetails.duration <= last;
        const { packages, total, facets } = await list({ category, minPrice, maxPrice, duration });
        const expected = shop.filter((each) => inCategory(each) && inPrice(each) && inDays(each));
        expect(packages).toEqual(expected);
        expect(total).toBe(expected.length);
        const count = (kept: typeof shop) => kept.length;
        for (const { value, count: counted } of facets.categories) {
          expect(counted).toBe(count(shop.filter((each) => inPrice(each) && inDays(each) && each.category === value)));
        }
        for (const { value, count: counted } of facets.durations) {
          expect(counted).toBe((await list({ category, minPrice, maxPrice, duration: value })).total);
        }
        for (const { value, count: counted } of facets.prices) {
          const [min, max] = value.split('-');
          expect(counted).toBe(
            (await list({ category, minPrice: min, maxPrice: max === '' ? undefined : max, duration })).total,
          );
        }
        const ofAll = (buckets: readonly { count: number }[]) => buckets.reduce((sum, each) => sum + each.count, 0);
        expect(ofAll(facets.categories)).toBe(count(shop.filter((each) => inPrice(each) && inDays(each))));
        expect(ofAll(facets.durations)).toBe(count(shop.filter((each) => inPrice(each) && inCategory(each))));
      }),
      { numRuns: 25 },
    );
  });

  it('come in pages that neither miss nor repeat one, and beyond the last there is an empty one', async () => {
    const paged = [];
    for (let page = 1; page <= 3; page++) paged.push(...(await slugs({ page, limit: 2, sort: 'price-low' })));
    expect(paged).toEqual(await slugs({ sort: 'price-low' }));
    expect(await list({ page: 1_000_000, limit: 100 })).toMatchObject({ packages: [], total: 5, totalPages: 1 });
  });

  it('treat an empty field as missing', async () => {
    const { status, body } = await ask('/api/packages?search=&category=&minPrice=&maxPrice=&duration=&sort=');
    expect([status, body.total, body.filters]).toEqual([200, 5, {}]);
  });

  it.each([
    ['minPrice=20000&maxPrice=10000', 'The minimum price cannot be above the maximum price'],
    ['minPrice=abc', 'Please give a price as a number'],
    ['minPrice=-1', 'A price cannot be below 0'],
    ['maxPrice=1e400', 'Please give a price as a number'],
    ['maxPrice=99999999999999999999', 'Please give a price as a number'],
    ['minPrice=1&minPrice=2', 'Please give a price as a number'],
    ['duration=soon', 'Please give a duration as 5, 3-5 or 10+'],
    ['duration=5-3', 'Please give the shorter duration first'],
    ['sort=random', 'sort must be one of recommended, price-low, price-high, duration, newest'],
    ['page=0', 'page must be a whole number from 1 on'],
    ['page=1.5', 'page must be a whole number from 1 on'],
    ['page=99999999999999', 'page must be a whole number from 1 on'],
    ['limit=101', 'limit must be a whole number from 1 to 100'],
    [`search=${'x'.repeat(101)}`, 'Must be at most 100 characters'],
    ['search=a&search=b', 'search must be text'],
    ['search=%00', 'Contains characters that cannot be used'],
  ])('refuse %s with words', async (query, message) => {
    expect(await ask(`/api/packages?${query}`)).toMatchObject({ status: 400, body: { error: message } });
  });

  it('have featured ones and categories with something in them', async () => {
    const featured = (await site.api('GET /api/packages/featured')).packages;
    expect(featured.map(({ slug }) => slug)).toEqual(['havelock', 'goa', 'darjeeling', 'ladakh', 'bhutan']);
    const { categories } = await site.api('GET /api/packages/categories');
    expect(categories).toEqual(['Adventure', 'Beach', 'Family', 'International']);
  });

  it('show one with everything, and others like it', async () => {
    const shown = await site.api('GET /api/packages/{slug}', { params: { slug: 'goa' } });
    expect(shown.package).toMatchObject({
      slug: 'goa',
      description: SAMPLE_PACKAGE.description,
      bookingInfo: SAMPLE_PACKAGE.bookingInfo,
    });
    expect(shown.related.map(({ slug }) => slug)).toEqual(['havelock', 'darjeeling', 'ladakh', 'bhutan']);
    for (const secret of ['version', 'isDemo', 'createdAt', 'status']) expect(shown.package).not.toHaveProperty(secret);
  });

  it.each(['a-draft', 'archived', 'nowhere', 'GOA', '__proto__', '%F0%9F%8C%84'])('know no %s', async (slug) => {
    expect(await ask(`/api/packages/${slug}`)).toMatchObject({ status: 404, body: { error: 'Package not found' } });
  });

  it('refuse addresses that no package can have', async () => {
    expect((await ask('/api/packages/%00')).status).toBe(400);
    expect((await ask('/api/packages/%ff')).status).toBe(400);
    expect((await ask(`/api/packages/${'x'.repeat(250)}`)).status).toBe(400);
  });

  it('count a view once for a visitor and day, whether the page or the API was opened', async () => {
    const views = async () => {
      await new Promise((resolve) => setTimeout(resolve, 2300));
      return (await list({ search: 'bhutan' })).packages[0]?.views;
    };
    const open = (address: string, headers: Record<string, string> = {}) =>
      site.app.inject({ url: '/api/packages/bhutan', remoteAddress: address, headers });
    const report = (path: string, headers: Record<string, string> = {}) =>
      site.app.inject({
        method: 'POST',
        url: '/api/activity',
        remoteAddress: '192.0.2.31',
        headers: { 'user-agent': 'x', ...headers },
        payload: { type: 'page_view', pageData: { pageTitle: 'Bhutan', path } },
      });
    await Promise.all([open('192.0.2.31', { 'user-agent': 'x' }), open('192.0.2.31', { 'user-agent': 'x' })]);
    await report('/package/bhutan');
    await open('192.0.2.32');
    await open('192.0.2.33', { dnt: '1' });
    await report('/package/bhutan', { 'sec-gpc': '1', 'user-agent': 'y' });
    await report('/packages');
    expect(await views()).toBe(2);
    site.advance(DAY_MS);
    await report('/package/bhutan');
    expect(await views()).toBe(3);
    site.advance(-DAY_MS);
  });

  it('count at most five views a day from one address, whatever the browser calls itself', async () => {
    const viewsOf = async (slug: string) => {
      const row = site.database.read.selectFrom('packages').select('views').where('slug', '=', slug);
      return (await row.executeTakeFirstOrThrow()).views;
    };
    const before = await viewsOf('darjeeling');
    for (let nth = 0; nth < 60; nth++) {
      // One customer's connection: an IPv6 network has any number of addresses.
      const remoteAddress = `2001:db8:7:7::${nth.toString(16)}`;
      const headers = { 'user-agent': `browser ${nth}` };
      await site.app.inject({ url: '/api/packages/darjeeling', remoteAddress, headers });
      const payload = { type: 'page_view', pageData: { pageTitle: 'D', path: '/package/darjeeling' } };
      await site.app.inject({ method: 'POST', url: '/api/activity', remoteAddress, headers, payload });
    }
    await expect.poll(() => viewsOf('darjeeling'), { timeout: 5000 }).toBeGreaterThan(before);
    expect((await viewsOf('darjeeling')) - before).toBe(5);
  });

  it('are in the sitemap when published, with the day of their last change', async () => {
    const { payload } = await site.app.inject('/sitemap.xml');
    expect(payload).toContain('<loc>http://localhost:3000/packages</loc>');
    expect(payload).toContain('/package/goa</loc><lastmod>2026-11-21T04:00:00.001Z</lastmod>');
    expect(payload).not.toContain('a-draft');
  });

  it('logged no failure', () => {
    expect(site.failures).toEqual([]);
  });
});
