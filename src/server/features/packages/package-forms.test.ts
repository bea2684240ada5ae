import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { freshSlug, multipart, PACKAGE_FORM, packageForms } from '../../../../test/travel-packages.ts';

type Forms = ReturnType<typeof packageForms>;
type Parts = Parameters<Forms['create']>[0];

describe.each(engines)('package forms on %s', (engine) => {
  let site: TestApp;
  let create: Forms['create'];
  let created: Forms['created'];
  let send: Forms['send'];
  beforeAll(async () => {
    site = await startApp(engine);
    ({ create, created, send } = packageForms(site));
  });
  afterAll(() => site.close());

  it('begin as drafts with the defaults of the spec', async () => {
    const { status, body } = await create({ slug: undefined, title: 'A Week in  Sikkim!' });
    expect(status).toBe(201);
    expect(body.package).toMatchObject({
      slug: 'a-week-in-sikkim',
      status: 'draft',
      version: 1,
      isFeatured: false,
      isDemo: false,
      images: [],
      itinerary: [],
      pricing: { basePrice: 20_000, currency: 'INR', pricePerPerson: true, discountPercentage: 0, validUntil: null },
      travelDetails: { duration: 5, travelClass: 'Economy', minTravelers: 1, maxTravelers: 10 },
      bookingInfo: {
        requiresAdvanceBooking: true,
        advanceBookingDays: 7,
        cancellationPolicy: 'Standard cancellation policy applies',
        refundPolicy: 'Refund available as per terms and conditions',
      },
      contactInfo: { phone: '', email: '', whatsapp: '' },
    });
  });

  it('keep every field of the form as it was sent', async () => {
    const kept = await created({
      status: 'published',
      description: '<h1>Hills</h1><p onclick="x()">Tea &amp; <b>trains</b><script>alert(1)</script></p>',
      basePrice: '25000.00',
      currency: 'USD',
      pricePerPerson: 'false',
      discountPercentage: '15',
      validUntil: '2026-12-31',
      travelClass: 'Business',
      minTravelers: '2',
      maxTravelers: '8',
      requiresAdvanceBooking: 'true',
      advanceBookingDays: '3',
      cancellationPolicy: 'Free until a week before.\r\nThen half.',
      refundPolicy: 'None',
      contactPhone: '+91 98765 43210',
      contactEmail: 'desk@example.org',
      contactWhatsapp: '9876543210',
      isFeatured: 'true',
      features: JSON.stringify([' Toy train ', '', 'Tea']),
      inclusions: '["Breakfast"]',
      exclusions: '',
      tags: 'hills, Tea ,, tea,train',
      itinerary: JSON.stringify([
        { day: 1, title: 'Arrival', detail: 'By train.\nRest.' },
        { day: 2, title: 'Nothing', detail: '  ' },
        { day: 3, title: '', detail: 'Tiger Hill', __proto__: { polluted: true } },
      ]),
      metaTitle: 'Hills',
      metaDescription: 'Five days',
    });
    expect(kept).toMatchObject({
      status: 'published',
      description: '<h2>Hills</h2><p>Tea &amp; <strong>trains</strong></p>',
      pricing: {
        basePrice: 25_000,
        finalPrice: 21_250,
        currency: 'USD',
        pricePerPerson: false,
        discountPercentage: 15,
      },
      travelDetails: { travelClass: 'Business', minTravelers: 2, maxTravelers: 8 },
      bookingInfo: { advanceBookingDays: 3, cancellationPolicy: 'Free until a week before.\nThen half.' },
      contactInfo: { phone: '+91 98765 43210', email: 'desk@example.org', whatsapp: '9876543210' },
      isFeatured: true,
      features: ['Toy train', 'Tea'],
      inclusions: ['Breakfast'],
      exclusions: [],
      tags: ['hills', 'Tea', 'train'],
      itinerary: [
        { day: 1, title: 'Arrival', detail: 'By train.\nRest.' },
        { day: 2, title: '', detail: 'Tiger Hill' },
      ],
    });
    const { package: shown } = await site.api('GET /api/packages/{slug}', { params: { slug: kept.slug } });
    expect(shown.itinerary).toEqual(kept.itinerary);
  });

  it('take an itinerary that is one text', async () => {
    const { itinerary } = await created({ itinerary: JSON.stringify('Day 1: Arrive\nDay 2: Leave') });
    expect(itinerary).toBe('Day 1: Arrive\nDay 2: Leave');
  });

  it('say everything that is wrong at once, joined with commas', async () => {
    const { status, body } = await send('POST', '/api/packages/admin/create', {});
    expect(status).toBe(400);
    expect(body.error).toBe(
      'Title is required, Slug is required, Description is required, Short description is required, Category is required, Base price is required, From location is required, To location is required, Duration must be 1 to 90 days',
    );
    expect(body.fields?.basePrice).toBe('Base price is required');
  });

  const long = (length: number) => 'x'.repeat(length);
  it.each<[Parts, string]>([
    [{ description: '<p> </p><script>x</script>' }, 'Description is required'],
    [{ title: long(151) }, 'Title must be 150 characters or less'],
    [{ title: 'two\nlines' }, 'Title contains characters that cannot be used'],
    [{ description: `<p>${long(50_001)}</p>` }, 'Description must be 50000 characters or less'],
    [{ shortDescription: long(301) }, 'Short description must be 300 characters or less'],
    [{ metaTitle: long(61) }, 'Meta title must be 60 characters or less'],
    [{ slug: 'Not A Slug' }, 'Slug may hold only lower-case letters, digits and single hyphens'],
    [{ slug: 'long-'.repeat(60).slice(0, -1) }, 'Slug must be 100 characters or less'],
    [{ slug: 'categories' }, 'The slug "categories" is reserved'],
    [{ slug: undefined, title: 'Featured' }, 'The slug "featured" is reserved'],
    [{ basePrice: '0x10' }, 'Base price must be a whole number above 0'],
    [{ basePrice: '1e3' }, 'Base price must be a whole number above 0'],
    [{ basePrice: '-1' }, 'Base price must be a whole number above 0'],
    [{ basePrice: '99.50' }, 'Base price must be a whole number above 0'],
    [{ basePrice: long(400).replaceAll('x', '9') }, 'Base price must be a whole number above 0'],
    [{ duration: 'five' }, 'Duration must be 1 to 90 days'],
    [{ discountPercentage: '91' }, 'Discount must be between 0 and 90 percent'],
    [{ validUntil: '2026-02-30' }, 'Valid until must be a day'],
    [{ minTravelers: '5', maxTravelers: '4' }, 'Minimum travelers cannot exceed maximum travelers'],
    [{ pricePerPerson: 'perhaps' }, 'Price per person must be true or false'],
    [{ status: 'public' }, 'Status must be draft, published or archived'],
    [{ contactPhone: '12345' }, 'Phone number must be at least 10 digits'],
    [{ contactWhatsapp: long(16).replaceAll('x', '9') }, 'Phone number cannot exceed 15 digits'],
    [{ contactEmail: 'nobody' }, 'Please enter a valid email address'],
    [{ features: '["a"' }, 'Features could not be read'],
    [{ features: '{"length":3}' }, 'Features must be a list'],
    [{ features: '[1,["a"]]' }, 'Features could not be read'],
    [{ inclusions: JSON.stringify(Array(61).fill('a')) }, 'Inclusions may have at most 60 entries'],
    [{ exclusions: JSON.stringify([long(301)]) }, 'Each of the exclusions must be 300 characters or less'],
    [{ tags: '["a"' }, 'Tags could not be read'],
    [{ tags: JSON.stringify(['a\u0000b']) }, 'Each of the tags contains characters that cannot be used'],
    [{ itinerary: '[null]' }, 'Itinerary could not be read'],
    [{ itinerary: '[{"detail":5}]' }, 'Itinerary could not be read'],
    [{ itinerary: '12' }, 'Itinerary must be a list'],
    [{ itinerary: JSON.stringify([{ detail: long(4001) }]) }, 'Detail of a day must be 4000 characters or less'],
    [{ itinerary: JSON.stringify(Array(91).fill({ detail: 'x' })) }, 'Itinerary may have at most 90 days'],
    [{ itinerary: '['.repeat(100_000) }, 'Itinerary could not be read'],
    [{ existingImages: '[{"url":"https://evil.example/a.jpg"}]' }, 'A picture that stays must be one of this package'],
    [{ existingImages: '[{"url":"/pictures/posters/../x"}]' }, 'A picture that stays must be one of this package'],
    [{ existingImages: '[{}]' }, 'Pictures could not be read'],
    [{ featuredImage: '3' }, 'The featured picture must be one of the pictures'],
    [{ title: ['a', 'b'] }, 'The form has "title" twice'],
  ])('refuse %j', async (parts, message) => {
    const { status, body } = await create(parts);
    expect(body.error.slice(0, 200)).toBe(message);
    expect(status).toBe(400);
  });

  it.each(['__proto__', 'constructor', 'toString'])('take no harm from a part named %s', async (name) => {
    expect([201, 400]).toContain((await create({ [name]: '{"polluted":true}' })).status);
    expect({}).not.toHaveProperty('polluted');
  });

  it('cannot be sent as anything but a form, nor as a broken one', async () => {
    const authorization = `Bearer ${site.adminToken}`;
    const sendRaw = async (payload: string | Buffer, type: string) => {
      const headers = { authorization, 'content-type': type };
      const url = '/api/packages/admin/create';
      return (await site.app.inject({ method: 'POST', url, payload, headers })).statusCode;
    };
    const { payload, headers } = multipart({ ...PACKAGE_FORM, slug: freshSlug() });
    expect(await sendRaw('{"title":"x"}', 'application/json')).toBe(415);
    expect(await sendRaw(payload, 'multipart/form-data')).toBe(400);
    expect(await sendRaw(payload.subarray(0, 300), headers['content-type'])).toBe(400);
    expect(await sendRaw('nonsense', headers['content-type'])).toBe(400);
    expect(
      await sendRaw(
        Buffer.from(payload.toString('latin1').replace('Tea', 'T\xff\xfe'), 'latin1'),
        headers['content-type'],
      ),
    ).toBe(400);
    expect(await sendRaw(payload.toString().replace('Tea', 'T\u0000'), headers['content-type'])).toBe(400);
  });

  it('logged no failure', () => {
    expect(site.failures).toEqual([]);
  });
});
