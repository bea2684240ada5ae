import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { demoPackages, demoPosts } from '../../../../test/demo-content.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { translations } from '../../../../test/translations.ts';
import type { Translation } from '../../../contracts/translations.ts';
import { languageOfText } from '../../../core/languages.ts';
import { listProblem, offerTextProblem, textProblem } from '../../../core/translations/check-translation.ts';
import { isListPath } from '../../../core/translations/field-rule.ts';
import { numberDifferences } from '../../../core/translations/kept-figures.ts';
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from '../../../core/translations/translation-options.ts';
import { readDemoTranslations } from '../../database/demo/demo-translations.ts';

const OTHER_SCRIPT = { hi: /[\u0980-\u09ff]/, bn: /[\u0904-\u0963\u0966-\u097f]/ } as const;
/** Capitals alone, such as AC and SMS, stay Latin. */
const ENGLISH_WORD = /[A-Za-z]*[a-z][A-Za-z]*/;

const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ');

/** Returns what is wrong with the texts of a translation. */
function faultsOf({ fields, language, kind }: Translation): string[] {
  const faults: string[] = [];
  for (const { path, form, max, texts } of fields) {
    if (isListPath(path) && listProblem(texts)) faults.push(`${path} is incomplete`);
    for (const pair of texts.filter(({ text }) => text !== '')) {
      const problem = textProblem({ form, max }, pair) ?? (kind === 'offer' ? offerTextProblem(pair) : null);
      const words = plain(pair.text);
      // "Day 1" is "the first day".
      const missing = numberDifferences(plain(pair.original), words).missing.filter((number) => Number(number) > 2);
      if (problem) faults.push(`${path}: ${JSON.stringify(problem)}`);
      if (languageOfText(words, language) !== language) faults.push(`${path}: ${words}`);
      if (OTHER_SCRIPT[language].test(words)) faults.push(`${path} has letters of another script`);
      if (ENGLISH_WORD.test(words)) faults.push(`${path} has English words: ${ENGLISH_WORD.exec(words)}`);
      if (missing.length > 0) faults.push(`${path} lacks ${missing}`);
    }
  }
  return faults;
}

it('every package, post and offer is there in every language', () => {
  const all = readDemoTranslations();
  for (const language of TRANSLATION_LANGUAGES) {
    const slugs = (kind: string) =>
      all.filter((each) => each.language === language && each.kind === kind).map(({ slug }) => slug);
    expect(slugs('package').sort()).toEqual(demoPackages.map(({ slug }) => slug).sort());
    expect(slugs('post').sort()).toEqual(demoPosts.map(({ slug }) => slug).sort());
    expect(slugs('offer')).toEqual(['']);
  }
});

describe.each(engines)('translations of the demonstration content on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine, { environment: { DEMO: '1' } });
  });
  afterAll(() => site.close());

  const idsOf = async () => {
    const { packages } = await site.adminApi('GET /api/packages/admin/all', { query: {} });
    const { blogs } = await site.adminApi('GET /api/blogs/admin/all', { query: {} });
    const { offers } = await site.adminApi('GET /api/admin/offers', { query: {} });
    return [
      ...packages.map(({ _id }) => ({ kind: 'package' as const, id: _id })),
      ...blogs.map(({ _id }) => ({ kind: 'post' as const, id: _id })),
      ...offers.map(({ _id }) => ({ kind: 'offer' as const, id: _id })),
    ];
  };

  it.each(TRANSLATION_LANGUAGES)('keep to the rules in %s', async (language: TranslationLanguage) => {
    const { read } = translations(site.adminApi);
    for (const { kind, id } of await idsOf()) {
      const translation = await read(kind, id, language);
      expect(translation).toMatchObject({ state: 'released', isShown: true, isStale: false, byModel: false });
      expect(faultsOf(translation), `${language} ${translation.title}`).toEqual([]);
    }
  });

  it('are read on the site, all of them whole', async () => {
    const whole = { hi: 'varanasi-and-sarnath-three-days', bn: 'digha-weekend-two-days' } as const;
    for (const lang of TRANSLATION_LANGUAGES) {
      const { packages } = await site.api('GET /api/packages', { query: { limit: 100, lang } });
      expect(packages.length).toBeGreaterThan(10);
      for (const trip of packages) {
        expect([trip.language, languageOfText(trip.title, lang), languageOfText(trip.shortDescription, lang)]).toEqual([
          lang,
          lang,
          lang,
        ]);
        expect(trip.languages.includes(lang), trip.slug).toBe(true);
      }
      const { package: trip } = await site.api('GET /api/packages/{slug}', {
        params: { slug: whole[lang] },
        query: { lang },
      });
      const { itinerary, inclusions, exclusions, bookingInfo, metaTitle } = trip;
      const days = typeof itinerary === 'string' ? [] : itinerary.map(({ detail }) => detail);
      for (const text of [trip.description, metaTitle, bookingInfo.refundPolicy, ...days, ...inclusions, ...exclusions])
        expect(languageOfText(plain(text), lang), text).toBe(lang);
      const id = 'booking-trains-sixty-days-ahead';
      const { blog } = await site.api('GET /api/blogs/{id}', { params: { id }, query: { lang } });
      expect(blog.languages).toEqual(['en', 'hi', 'bn']);
      expect(blog.content).toContain(`href="/${lang}/package/puri-konark-four-days-by-train"`);
      const { offers } = await site.api('GET /api/site', { query: { lang } });
      expect(offers.map(({ title }) => languageOfText(title, lang))).toEqual([lang]);
    }
    const { packages } = await site.api('GET /api/packages', { query: { search: 'दीघा मछली' } });
    expect(packages.map(({ slug }) => slug)).toEqual(['digha-weekend-two-days']);
  });

  it('are removed with it', async () => {
    await site.adminApi('DELETE /api/admin/demo');
    expect(await site.database.read.selectFrom('translations').select('kind').execute()).toEqual([]);
  });
});
