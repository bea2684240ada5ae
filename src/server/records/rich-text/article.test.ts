import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHtml, readArticle } from '../rich-text.ts';

const UPLOAD = `/pictures/uploads/${'a'.repeat(26)}-900x600.jpg`;
const POSTER = '/pictures/posters/1/goa.dusk.svg';
const clean = (html: string) => readArticle(html).html;

const shownUpload = (alt: string) => clean(`<img src="${UPLOAD}" alt="${alt}">`);

describe('the text of a post', () => {
  it.each([
    '<blockquote><p>One</p><p>Two <strong>bold</strong></p></blockquote><p>After</p>',
    '<blockquote><ul><li>a</li></ul></blockquote>',
    '<ul><li><p>a</p><blockquote><p>b</p></blockquote></li></ul>',
    `<p>a</p><img src="${POSTER}" alt="Goa &amp; &quot;sea&quot;" loading="lazy" decoding="async"><h2>b</h2>`,
  ])('keeps what the editor makes: %s', (html) => {
    expect(clean(html)).toBe(html);
  });

  it.each([
    [
      'a quote in a quote is part of it',
      '<blockquote>a<blockquote>b</blockquote>c</blockquote>',
      '<blockquote><p>a</p><p>b</p><p>c</p></blockquote>',
    ],
    ['a heading in a quote is a paragraph', '<blockquote><h2>a</h2></blockquote>', '<blockquote><p>a</p></blockquote>'],
    ['an empty quote goes', '<blockquote> </blockquote><p>a</p>', '<p>a</p>'],
    [
      'a picture parts the paragraph around it',
      `<p>a<img src="${POSTER}">b</p>`,
      `<p>a</p><img src="${POSTER}" alt="" loading="lazy" decoding="async"><p>b</p>`,
    ],
    [
      'a figure is its picture and its words',
      `<figure><img src="${POSTER}" alt="x"><figcaption>y</figcaption></figure>`,
      `<img src="${POSTER}" alt="x" loading="lazy" decoding="async"><p>y</p>`,
    ],
  ])('%s', (_name, html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it('shows an uploaded picture in the width that fits, its size known beforehand', () => {
    const html = shownUpload('Hills');
    expect(html).toContain(`src="${UPLOAD}" alt="Hills" srcset="`);
    expect(html).toContain('-900x600.webp 900w" sizes="');
    expect(html).toContain('width="900" height="600" loading="lazy"');
    expect(clean(html)).toBe(html);
  });

  it.each([
    'https://evil.example/x.png',
    '//evil.example/x.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    '/pictures/uploads/../../api/users/me',
    `${UPLOAD}?x`,
    `https://a.example${UPLOAD}`,
    UPLOAD.replace('.jpg', '.svg'),
    '/pictures/posters/1/goa.svg#x',
  ])('shows no picture from elsewhere: %s', (address) => {
    expect(clean(`<p>a</p><img src="${address}" alt="x" onerror="alert(1)">`)).toBe('<p>a</p>');
  });

  it('knows its words and its uploaded pictures, wherever they are', () => {
    const { text, uploads } = readArticle(
      `<h2>A</h2><blockquote>b<img src="${UPLOAD}"></blockquote><ul><li>c<ul><li>d<img src="${POSTER}"></li></ul></li></ul>`,
    );
    expect(text).toBe('A\nb\nc\nd');
    expect(uploads).toEqual([UPLOAD]);
  });

  it('has no quotes and pictures where only a description may be', () => {
    expect(cleanHtml(`<blockquote>a</blockquote><img src="${POSTER}">`)).toBe('<p>a</p>');
  });

  it('whatever the tags, cleaning it again changes nothing, and nothing in it can run', () => {
    const names = 'p h2 h4 ul li br b em div blockquote figure img table svg style script template'.split(' ');
    const more = [
      '',
      ` src="${UPLOAD}" alt="&lt;script&gt;"`,
      ` src='${POSTER}' alt='"><script>' onerror=x`,
      ' alt=">"',
      '/',
    ];
    const tag = fc
      .tuple(fc.constantFrom('<', '</'), fc.constantFrom(...names), fc.constantFrom(...more))
      .map(([open, name, attributes]) => `${open}${name}${attributes}>`);
    const piece = fc.oneof(
      { weight: 3, arbitrary: tag },
      fc.constantFrom('a', ' ', '&nbsp;', '&lt;', '<!--', '"', '<', '>'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const { html, text } = readArticle(pieces.join(''));
        expect(readArticle(html)).toMatchObject({ html, text });
        expect(
          html.replace(
            /<\/?(?:p|h2|ul|li|strong|em|blockquote)>|<br>|<img src="\/pictures\/[^"<>]*" alt="[^"<>]*"(?: (?:srcset|sizes|width|height|loading|decoding)="[^"<>]*")*>/g,
            '',
          ),
        ).not.toMatch(/[<>]/);
      }),
      { numRuns: 1500 },
    );
  });

  it.each([`<img src="${POSTER}">`, '<blockquote>x</blockquote>', '<ul><li>x</li></ul>', '<i>x</i><b>y</b>'])(
    'takes little work however often %s is repeated',
    (piece) => {
      const before = process.threadCpuUsage();
      readArticle(piece.repeat(Math.floor(600_000 / piece.length)));
      expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(2000);
    },
  );
});
