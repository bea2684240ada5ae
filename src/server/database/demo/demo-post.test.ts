import { describe, expect, it } from 'vitest';
import { demoPosts } from '../../../../test/demo-content.ts';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { blogProblems } from '../../../core/blogs/blog-form.ts';
import { BLOG_CATEGORIES, BLOG_LIMITS } from '../../../core/blogs/blog-options.ts';
import { WEEKDAY_NAMES } from '../../../core/dates.ts';
import { nameKey } from '../../../core/names.ts';
import { readArticle } from '../../records/rich-text.ts';
import { articleOf, placesOf } from './demo-post.ts';

/** Clichés of brochures. */
const WORN_OUT = /nestled|hidden gem|must[- ]visit|must[- ]see|vibrant|bucket list|breathtaking|paradise|tapestry/i;
const WEEKDAY = new RegExp(WEEKDAY_NAMES.join('|'));
/** A sight's prices, weekdays and opening hours must come from the gazetteer. */
const OWN_FACT = new RegExp(`₹|\\d(?:\\.\\d\\d)? ?[ap]m\\b|(?:${WEEKDAY_NAMES.join('|')})`);

const blocksOf = (content: readonly string[]): string[] => content.join('').match(/<(h2|h3|li|p)>.*?<\/\1>/g) ?? [];

describe('a fact in a post', () => {
  it.each(['{fees:agra-taj-mahal}', '{Fee:agra-taj-mahal}', '{fee agra-taj-mahal}', '{fee:}', '{}'])(
    'is refused where its kind or subject is unknown: %s',
    (fact) => {
      expect(() => articleOf({ content: [`<p>It costs ${fact}.</p>`] }, gazetteer)).toThrow(RangeError);
    },
  );
});

describe('the demonstration posts as a whole', () => {
  it('show every category, with a draft and a planned one beside', () => {
    const shown = demoPosts.filter(({ status, inDays }) => status === 'published' && inDays === undefined);
    expect(shown.length).toBeGreaterThanOrEqual(10);
    expect(new Set(shown.map(({ category }) => category))).toEqual(new Set(BLOG_CATEGORIES));
    expect(demoPosts.filter(({ status }) => status === 'draft')).toHaveLength(1);
    expect(demoPosts.filter(({ inDays }) => inDays !== undefined)).toMatchObject([{ status: 'published', views: 0 }]);
  });

  it('have names and addresses of their own, several writers, and days of their own', () => {
    for (const part of ['slug', 'title', 'metaTitle', 'metaDescription', 'excerpt', 'ageDays'] as const) {
      expect(new Set(demoPosts.map((post) => post[part])).size, part).toBe(demoPosts.length);
    }
    expect(new Set(demoPosts.map(({ authorName }) => authorName)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(demoPosts.map(({ picture }) => picture.subject)).size).toBe(demoPosts.length);
  });
});

describe.each(demoPosts.map((post) => [post.slug, post] as const))('%s', (_slug, post) => {
  const html = articleOf(post, gazetteer);
  const { html: clean, text } = readArticle(html);

  it('could be saved in the back office as it is', () => {
    expect(blogProblems({ ...post, contentText: text, readTime: null })).toEqual({});
    expect(clean).toBe(html);
    for (const line of post.content) expect(line, 'a block of HTML on each line').toMatch(/^<.+>$/);
    expect(html.length).toBeLessThanOrEqual(BLOG_LIMITS.content.max);
    expect(post.tags.length).toBeGreaterThanOrEqual(4);
    expect(new Set(post.tags.map((tag) => tag.toLowerCase())).size).toBe(post.tags.length);
    for (const tag of post.tags) expect(tag.length).toBeLessThanOrEqual(BLOG_LIMITS.tag.max);
    expect(post.metaTitle).not.toBe('');
    expect(post.metaDescription.length).toBeGreaterThan(100);
  });

  it('is worth some minutes, in parts, with no mark of its source and no worn-out word left in it', () => {
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(post.status === 'draft' ? 400 : 600);
    expect(words).toBeLessThanOrEqual(1300);
    expect(html.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(3);
    const all = [post.title, post.excerpt, post.metaDescription, text].join(' ');
    expect(all).not.toMatch(/[{}[\]]|--|"/);
    expect(all).not.toMatch(WORN_OUT);
  });

  it('names only places and sights of the gazetteer, by names of theirs', () => {
    const named = placesOf(post.content.join(''));
    expect(named.length).toBeGreaterThanOrEqual(post.category === 'Travel News' ? 0 : 5);
    for (const { words, id } of named) {
      const place = gazetteer.sights.get(id) ?? gazetteer.bases.get(id);
      expect(place, id).toBeDefined();
      const town = gazetteer.bases.get(gazetteer.sights.get(id)?.baseId ?? '')?.name ?? '';
      const known = [place?.name ?? '', ...(place?.aliases ?? []), place?.about ?? '', town].map(nameKey).join(' ');
      const said = nameKey(words)
        .split(' ')
        .filter((word) => word.length > 2);
      expect(
        said.some((word) => known.includes(word)),
        `${words} for ${id}`,
      ).toBe(true);
    }
  });

  it('says of sights what the gazetteer says, and nothing that it would have to say again', () => {
    for (const block of blocksOf(post.content)) {
      const sights = placesOf(block).filter(({ id }) => gazetteer.sights.has(id));
      if (sights.length > 0) expect(block).not.toMatch(OWN_FACT);
    }
  });

  it('puts sights that rest on a day under the name of that day', () => {
    let heading: string | undefined;
    for (const block of post.content) {
      if (/^<h[23]>/.test(block)) heading = WEEKDAY.exec(block)?.[0];
      for (const [, id = ''] of heading === undefined ? [] : block.matchAll(/\{shut:([^}]+)\}/g)) {
        const shut = gazetteer.sights.get(id)?.closedWeekdays?.map((day) => WEEKDAY_NAMES[day]);
        expect(shut, id).toContain(heading);
      }
    }
  });

  it('says of a sight that is closed on some weekday when that is, or warns elsewhere', () => {
    const told = [...post.content.join('').matchAll(/\{(?:shut|open):([^}]+)\}/g)].map(([, id]) => id);
    for (const id of told) expect(gazetteer.sights.get(id ?? '')?.closedWeekdays, id).toBeDefined();
  });

  it('has a picture of a place that the posters know', () => {
    const { subject } = post.picture;
    expect(gazetteer.sights.has(subject) || gazetteer.bases.has(subject), subject).toBe(true);
  });
});
