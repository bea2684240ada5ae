import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../../test/english.ts';
import { type BlogForm, blogProblems } from './blog-form.ts';
import { RESERVED_BLOG_SLUGS, readTimeOf } from './blog-options.ts';

const GOOD: BlogForm = {
  title: 'Slow trains',
  slug: '',
  contentText: 'Tea gardens.',
  excerpt: 'Narrow gauge.',
  category: 'Travel Tips',
  status: 'draft',
  readTime: null,
  authorName: '',
  metaTitle: '',
  metaDescription: '',
};

describe('the form of a post', () => {
  it('asks for title, excerpt, category and content, in this order', () => {
    const empty = { ...GOOD, title: ' ', excerpt: '', category: '', contentText: '\n' };
    expect(Object.entries(problemsOf(blogProblems(empty)))).toEqual([
      ['title', 'Title is required'],
      ['excerpt', 'Excerpt is required'],
      ['category', 'Category is required'],
      ['content', 'Content is required'],
    ]);
    expect(blogProblems(GOOD)).toEqual({});
  });

  it.each([
    ['title', 'x', 150],
    ['excerpt', 'x', 400],
    ['metaTitle', 'x', 60],
    ['metaDescription', 'x', 160],
    ['authorName', 'x', 80],
    ['slug', 'x', 100],
  ] as const)('takes a %s of its limit and no longer one', (field, sign, max) => {
    expect(blogProblems({ ...GOOD, [field]: sign.repeat(max) })).toEqual({});
    expect(Object.keys(blogProblems({ ...GOOD, [field]: sign.repeat(max + 1) }))).toEqual([field]);
  });

  it.each(['Upper', 'two words', '-edge', 'edge-', 'a--b', 'é', ...RESERVED_BLOG_SLUGS])(
    'refuses the slug %s',
    (slug) => {
      expect(Object.keys(blogProblems({ ...GOOD, slug }))).toEqual(['slug']);
    },
  );

  it.each([0, 241, 1.5, Number.NaN, -1])('refuses a read time of %s minutes', (readTime) => {
    expect(Object.keys(blogProblems({ ...GOOD, readTime }))).toEqual(['readTime']);
  });
});

describe('the read time', () => {
  it.each([
    ['', 1],
    ['one', 1],
    ['word '.repeat(299), 1],
    ['word\n'.repeat(300), 2],
    ['word '.repeat(2000), 10],
  ])('of a text', (text, minutes) => {
    expect(readTimeOf(text)).toBe(minutes);
  });
});
