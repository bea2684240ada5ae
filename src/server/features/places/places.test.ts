import { describe, expect, it, vi } from 'vitest';
import { planner } from '../../../../test/gazetteer.ts';
import { startApp } from '../../../../test/start-app.ts';
import { LANGUAGES } from '../../../core/languages.ts';

it('prepares the planner when the search form asks for places', async () => {
  const wake = vi.fn();
  const site = await startApp('sqlite', { planner: { ...planner, wake } });
  await site.app.inject({ url: '/api/site' });
  expect(wake).not.toHaveBeenCalled();
  const answer = await site.app.inject({ url: '/api/places/suggest?q=' });
  expect(answer.json().places).toHaveLength(10);
  expect(wake).toHaveBeenCalledOnce();
});

it('names places in the language asked for, and knows them by those names', async () => {
  const site = await startApp('sqlite');
  const find = async (q: string) => {
    const answer = await site.app.inject({ url: `/api/places/suggest?lang=bn&limit=1&q=${encodeURIComponent(q)}` });
    return answer.json().places[0];
  };
  expect(await find('Darjeeling')).toMatchObject({ city: 'দার্জিলিং', state: 'পশ্চিমবঙ্গ', code: 'IXB' });
  expect(await find('হ্যাভলক দ্বীপ')).toMatchObject({ city: 'হ্যাভলক দ্বীপ', isUnionTerritory: true });
});

describe('the pages of places', () => {
  it('are there for every place, in every language', async () => {
    const site = await startApp('sqlite');
    const { states } = await site.api('GET /api/places', { query: {} });
    const slugs = states.flatMap(({ places }) => places.map(({ slug }) => slug));
    expect(slugs.length).toBeGreaterThan(70);
    for (const lang of LANGUAGES) {
      for (const slug of slugs) {
        const { place } = await site.api('GET /api/places/{slug}', { params: { slug }, query: { lang } });
        expect(place.slug).toBe(slug);
      }
    }
    await site.close();
  }, 120_000);

  it('name what they name in the language asked for, and list it in the order of its alphabet', async () => {
    const site = await startApp('sqlite');
    const { place } = await site.api('GET /api/places/{slug}', { params: { slug: 'digha' }, query: { lang: 'bn' } });
    expect(place).toMatchObject({ name: 'দিঘা', state: { slug: 'west-bengal', name: 'পশ্চিমবঙ্গ' } });
    expect(place.ways.find(({ city }) => city === 'কলকাতা')?.ways.length).toBeGreaterThan(0);
    const { states } = await site.api('GET /api/places', { query: { lang: 'bn' } });
    const names = states.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('bn').compare));
    await site.close();
  });

  it('are refused for other names', async () => {
    const site = await startApp('sqlite');
    for (const slug of ['atlantis', 'Agra', '..%2F..%2Fetc', 'a'.repeat(150)]) {
      const answer = await site.app.inject({ url: `/api/places/${slug}` });
      expect(answer.statusCode, slug).toBe(404);
    }
    expect((await site.app.inject({ url: '/api/places/agra?lang=xx' })).statusCode).toBe(400);
    await site.close();
  });

  it('are in the sitemap, in each language', async () => {
    const site = await startApp('sqlite');
    const { body } = await site.app.inject({ url: '/sitemap.xml' });
    for (const path of ['/places', '/bn/places/west-bengal', '/hi/place/agra']) expect(body).toContain(`${path}</loc>`);
    await site.close();
  });
});
