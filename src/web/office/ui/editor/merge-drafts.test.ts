import { describe, expect, it } from 'vitest';
import { comparableHtml, htmlBlocks } from './html-blocks.ts';
import { mergeBlocks } from './merge-blocks.ts';
import { type DraftPart, mergeDrafts } from './merge-drafts.ts';

interface Draft {
  readonly title: string;
  readonly price: number;
  readonly lines: readonly { readonly id: string; readonly text: string }[];
  readonly content: string;
}

const BASE: Draft = {
  title: 'Goa',
  price: 100,
  lines: [{ id: 'a', text: 'Breakfast' }],
  content: '<p>One.</p><p>Two.</p><p>Three.</p>',
};
const PARTS: readonly DraftPart<Draft>[] = (['title', 'price', 'lines', 'content'] as const).map((name) => ({
  fields: [name],
  label: name,
  show: (draft) => JSON.stringify(draft[name]),
}));
const merge = (mine: Partial<Draft>, theirs: Partial<Draft>, base: Draft | null = BASE) =>
  mergeDrafts(PARTS, 'content', { base, mine: { ...BASE, ...mine }, theirs: { ...BASE, ...theirs } });

describe('two drafts of one record', () => {
  it('are merged where only one side changed a field, and it is told what was taken', () => {
    const { draft, taken, collisions } = merge({ title: 'Goa in rain' }, { price: 90 });
    expect([draft.title, draft.price, taken, collisions]).toEqual(['Goa in rain', 90, ['price'], []]);
  });

  it('collide where both changed a field differently, and keep mine until one is chosen', () => {
    const { draft, taken, collisions } = merge({ price: 80, title: 'Same' }, { price: 90, title: 'Same' });
    expect([draft.price, taken]).toEqual([80, []]);
    expect(collisions).toMatchObject([{ label: 'price', mine: '80', theirs: '90' }]);
  });

  it('are merged paragraph by paragraph in the text', () => {
    const { draft, taken } = merge(
      { content: '<p>One, by me.</p><p>Two.</p><p>Three.</p>' },
      { content: '<p>One.</p><p>Two.</p><p>Three, by them.</p><p>Four.</p>' },
    );
    expect(draft.content).toBe('<p>One, by me.</p><p>Two.</p><p>Three, by them.</p><p>Four.</p>');
    expect(taken).toEqual(['content']);
  });

  it('collide in the text when both changed one paragraph or added at one place', () => {
    expect(
      merge({ content: '<p>1</p><p>Two.</p><p>Three.</p>' }, { content: '<p>I</p><p>Two.</p><p>Three.</p>' }),
    ).toMatchObject({ taken: [], collisions: [{ label: 'content' }] });
    expect(mergeBlocks('<p>a</p>', '<p>a</p><p>mine</p>', '<p>a</p><p>theirs</p>')).toBeNull();
  });

  it('collide wherever they differ when what both began with is not known', () => {
    expect(merge({ title: 'Mine' }, { price: 90 }, null).collisions.map(({ label }) => label)).toEqual([
      'title',
      'price',
    ]);
  });

  it('are alike with other keys of their rows, other spaces at the ends and other HTML of the same text', () => {
    const merged = merge(
      { lines: [{ id: 'x', text: 'Breakfast ' }], content: '<p>One.</p><p>Two.</p><p>Three.</p><p></p>' },
      { price: 90 },
    );
    expect(merged).toMatchObject({ taken: ['price'], collisions: [] });
    expect(comparableHtml('<ul><li><p>A<br class="x"></p></li></ul><a target="_blank" href="/b">b</a>')).toBe(
      comparableHtml('<ul><li>A<br /></li></ul><a href="/b">b</a>'),
    );
  });
});

it('the blocks of a text are its paragraphs, lists and pictures', () => {
  const html = '<h2>A</h2><ul><li><p>b</p><ul><li>c</li></ul></li></ul><img src="/x.jpg" alt=""><p>d<br>e</p>';
  expect(htmlBlocks(html)).toEqual([
    '<h2>A</h2>',
    '<ul><li><p>b</p><ul><li>c</li></ul></li></ul>',
    '<img src="/x.jpg" alt="">',
    '<p>d<br>e</p>',
  ]);
  expect(htmlBlocks('')).toEqual([]);
});
