import { expect, test } from 'vitest';
import type { AdminBlog } from '../../../contracts/blogs.ts';
import { parseKeptDraft } from '../ui/editor/kept-draft.ts';
import { blogUpload, computedReadTime, draftOf, draftProblems, emptyDraft, shownBy } from './blog-draft.ts';
import { BLOG_KIND } from './blog-kind.ts';
import { blogStateOf, nameState } from './blog-state.ts';
import { previewOfDraft } from './preview-of-draft.ts';

const NOW = Date.parse('2026-11-22T06:00:00Z');

const stored: AdminBlog = {
  formerSlugs: [],
  translations: [],
  _id: 'b1',
  slug: 'goa-in-the-rain',
  title: 'Goa in the Rain',
  category: 'Travel Tips',
  excerpt: 'Wet and green',
  featuredImage: '/pictures/posters/1/goa.svg',
  readTime: 7,
  views: 12,
  author: { name: 'Asha Sen' },
  createdAt: '2026-11-01T00:00:00.000Z',
  content: '<h2>Why</h2><p>It is <strong>gr</strong>een.</p>',
  tags: ['goa', 'monsoon'],
  metaTitle: '',
  metaDescription: '',
  socialShares: { copy: 2 },
  updatedAt: '2026-11-02T00:00:00.000Z',
  status: 'published',
  publishAt: null,
  readTimeSet: 7,
  isDemo: false,
  version: 4,
};
const planned: AdminBlog = { ...stored, publishAt: '2026-11-23T03:30:00.000Z' };

test('an empty form says everything that is required, in the order of the form', () => {
  expect(draftProblems(emptyDraft(), null, NOW)).toEqual({
    title: 'Title is required',
    excerpt: 'Excerpt is required',
    category: 'Category is required',
    content: 'Content is required',
  });
});

test('a stored post has no problem, and comes back as it was sent', () => {
  expect(draftProblems(draftOf(stored), stored, NOW)).toEqual({});
  const { parts, files } = blogUpload(draftOf(stored), 4);
  expect(parts).toEqual({
    title: 'Goa in the Rain',
    slug: 'goa-in-the-rain',
    excerpt: 'Wet and green',
    category: 'Travel Tips',
    content: stored.content,
    tags: '["goa","monsoon"]',
    authorName: 'Asha Sen',
    metaTitle: '',
    metaDescription: '',
    readTime: '7',
    status: 'published',
    publishAt: '',
    version: '4',
  });
  expect(files).toEqual([]);
});

test('a picture that was taken away is said, a new one is sent', () => {
  expect(blogUpload({ ...draftOf(stored), featuredImage: null }, 4).parts.removeFeaturedImage).toBe('true');
  const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  const upload = blogUpload({ ...draftOf(stored), featuredImage: { file, preview: 'data:x' } }, 4);
  expect(upload.files).toEqual([{ name: 'featuredImage', file }]);
  expect(upload.parts).not.toHaveProperty('removeFeaturedImage');
});

test('the time of publication is one of India, to come, and asked for only where a post can wait', () => {
  const draft = { ...emptyDraft(), published: true, planned: true };
  expect(draftProblems(draft, null, NOW).publishAt).toBe('Please choose the day and time of publication');
  const at = (publishDay: string, publishTime: string) => ({ ...draft, publishDay, publishTime });
  expect(draftProblems(at('2026-11-22', '11:30'), null, NOW).publishAt).toBe('The time of publication is in the past');
  expect(draftProblems(at('2026-11-22', '11:31'), null, NOW)).not.toHaveProperty('publishAt');
  expect(blogUpload(at('2026-11-22', '11:31'), null).parts.publishAt).toBe('2026-11-22T06:01:00.000Z');
  expect(draftProblems({ ...draft, published: false }, null, NOW)).not.toHaveProperty('publishAt');
  expect(draftProblems(draft, stored, NOW)).not.toHaveProperty('publishAt');
});

test('a time that was set before may come while the post is edited', () => {
  const later = Date.parse('2026-11-23T04:00:00Z');
  expect(draftOf(planned)).toMatchObject({ planned: true, publishDay: '2026-11-23', publishTime: '09:00' });
  expect(draftProblems(draftOf(planned), planned, later)).toEqual({});
  expect(draftProblems({ ...draftOf(planned), publishTime: '09:15' }, planned, later)).toHaveProperty('publishAt');
});

test('what is planned is neither a draft nor public', () => {
  expect([stored, planned, { ...stored, status: 'draft' as const }].map(blogStateOf)).toEqual([
    'public',
    'planned',
    'draft',
  ]);
  expect(nameState(planned)).toBe('Scheduled for 23 Nov 2026, 9:00 am');
  expect(shownBy({ ...draftOf(planned), published: false })).toEqual({ status: 'draft', publishAt: null });
});

test('the read time follows the text until it is set by hand', () => {
  const content = `<p>${'word '.repeat(600)}</p>`;
  expect(computedReadTime({ ...emptyDraft(), content })).toBe(3);
  expect(computedReadTime(draftOf(stored))).toBe(1);
  const preview = (readTime: number | null) =>
    previewOfDraft({ ...emptyDraft(), content, readTime }, null, 'The House', NOW).readTime;
  expect([preview(null), preview(9)]).toEqual([3, 9]);
});

test('a preview shows what a reader will see, with what is not filled in yet', () => {
  expect(previewOfDraft(emptyDraft(), null, 'The House', NOW)).toMatchObject({
    title: 'Untitled post',
    category: 'Other',
    author: { name: 'The House' },
    createdAt: '2026-11-22T06:00:00.000Z',
  });
  expect(previewOfDraft(draftOf(stored), stored, '', NOW)).toMatchObject({ createdAt: stored.createdAt, views: 12 });
  expect(previewOfDraft(draftOf(planned), planned, '', NOW).createdAt).toBe(planned.publishAt);
});

test('a kept draft comes back as it was but for a chosen file, and rubbish is no draft', () => {
  const keep = (kept: unknown) => parseKeptDraft(JSON.parse(JSON.stringify(kept)), BLOG_KIND.readKeptDraft);
  const draft = { ...draftOf(planned), readTime: null };
  expect(keep({ draft: BLOG_KIND.keptPart(draft), version: 4, keptAt: 1 })?.draft).toEqual(draft);
  const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  const chosen = BLOG_KIND.keptPart({ ...draft, featuredImage: { file, preview: 'data:x' } });
  expect(keep({ draft: chosen, keptAt: 1 })?.draft.featuredImage).toBeNull();
  expect(keep({ draft: { title: 5, tags: 'x', featuredImage: 7, published: 'yes' }, keptAt: 1 })?.draft).toEqual(
    emptyDraft(),
  );
});
