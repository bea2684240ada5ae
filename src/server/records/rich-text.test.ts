import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../http/app-error.ts';
import { cleanHtml, textOfHtml } from './rich-text.ts';

const REL = 'rel="noopener noreferrer nofollow"';

describe('rich text', () => {
  it.each([
    [
      'keeps what the editor makes',
      '<h2>Why go</h2><p>Snow <strong>and <em>sun</em></strong><br>in May</p><ul><li><p>Tea</p></li><li><p>Pine</p><ol><li><p>tall</p></li></ol></li></ul><h3>Stay</h3>',
    ],
    ['keeps a list without paragraphs', '<ol><li>One</li><li>Two<ul><li>a</li></ul></li></ol>'],
    [
      'keeps links that lead somewhere',
      `<p><a href="https://a.example/?x=1&amp;y=2" ${REL}>a</a> <a href="mailto:a@b.example" ${REL}>b</a> <a href="tel:+911234567890" ${REL}>c</a></p>`,
    ],
    [
      'keeps links to pages of ours, which search engines may follow',
      '<p><a href="/packages?category=Family&amp;page=2">a</a> <a href="/blog/slow-trains#tea">b</a></p>',
    ],
    ['keeps signs that look like tags', '<p>5 &lt; 6 &amp; 7 &gt; 3, "so", it\'s &amp;lt;b&amp;gt;&nbsp;here</p>'],
    ['keeps any script', '<p>শিমলা शिमला شملہ 🌄</p>'],
  ])('%s', (_name, html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  it.each([
    ['h1 becomes h2', '<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4>', '<h2>A</h2><h2>B</h2><h3>C</h3><p>D</p>'],
    ['b and i get their meaning', '<p><b>a</b><i>b</i></p>', '<p><strong>a</strong><em>b</em></p>'],
    ['attributes go', '<p class="x" style="color:red" onclick="x()" id="root">a</p>', '<p>a</p>'],
    [
      'what a word processor makes is reduced',
      '<div><span style="mso">One</span></div><o:p></o:p><div>Two</div><table><tr><td>a</td><td>b</td></tr></table>',
      '<p>One</p><p>Two</p><p>a</p><p>b</p>',
    ],
    ['words without a paragraph get one', 'one <b>two</b>', '<p>one <strong>two</strong></p>'],
    ['an item without a list gets one', '<li>a</li><li>b</li><p>c</p>', '<ul><li>a</li><li>b</li></ul><p>c</p>'],
    ['words between items become one', '<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['paragraphs are never in each other', '<p>a<h2>b</h2>c', '<p>a</p><h2>b</h2><p>c</p>'],
    [
      'bold over paragraphs is bold in each',
      '<b><p>a</p><p>b</p></b>',
      '<p><strong>a</strong></p><p><strong>b</strong></p>',
    ],
    [
      'links are never in each other',
      '<a href="https://a.example/">a<a href="https://b.example/">b</a></a>',
      `<p><a href="https://a.example/" ${REL}>a</a><a href="https://b.example/" ${REL}>b</a></p>`,
    ],
    ['what says nothing goes', '<p> </p><ul><li></li></ul><h2>&nbsp;</h2><p><br></p><strong></strong>', ''],
    ['control signs go', '<p>a\u0000&#1;\u0008b&#x2028;c\ud800</p>', '<p>ab\nc\ufffd</p>'],
  ])('%s', (_name, html, expected) => {
    expect(cleanHtml(html)).toBe(expected);
  });

  it.each([
    '<a href="javascript:alert(1)">x</a>',
    '<a href="  java\tscript:alert(1)">x</a>',
    '<a href="&#106;avascript&colon;alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="vbscript:x">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/admin">x</a>',
    '<a href="/api/users/me">x</a>',
    '<a href="/&#9;/evil.example">x</a>',
    '<a href="/.//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<a href="https://user:secret@bank.example">x</a>',
    '<a href="blob:https://a.example/1">x</a>',
  ])('lets no link lead where it should not: %s', (html) => {
    expect(cleanHtml(html)).toBe('<p>x</p>');
  });

  it('reads words line by line', () => {
    expect(
      textOfHtml(
        '<h2>A &amp; B</h2><p>one<br>two <b>three</b></p><ul><li>x</li><li>y<ul><li>z</li></ul></li></ul><script>no</script>',
      ),
    ).toBe('A & B\none\ntwo three\nx\ny\nz');
    expect(textOfHtml('<p>&nbsp;</p><p></p>')).toBe('');
  });

  it('refuses a text that is too long instead of working on it', () => {
    expect(() => cleanHtml('a'.repeat(200_001))).toThrow(AppError);
  });
});

/** From the test collections of DOMPurify, and from the papers of Bentkowski, Heiderich and others on mutation XSS. */
const MUTATIONS = [
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><p><style><!--</style><img src=x onerror=alert(1)>--></style></p></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math><mtext><table><mglyph><style><math><img src=x onerror=alert(1)></style>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<template><img src=x onerror=alert(1)></template>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<style><style/><img src=x onerror=alert(1)></style>',
  '<title><p title="</title><img src=x onerror=alert(1)>"></title>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  '<select><style></select><img src=x onerror=alert(1)></style>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--!><img src=x onerror=alert(1)>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>',
  '<svg><desc><![CDATA[</desc><img src=x onerror=alert(1)>]]></desc></svg>',
  '<svg><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></svg>',
  '<?xml-stylesheet ><img src=x onerror=alert(1)> ?>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<p title="<img src=x onerror=alert(1)>">a</p>',
  '<<b>script>alert(1)<</b>/script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
  '<a href="https://a.example/&quot;onmouseover=&quot;alert(1)">x</a>',
  "<a href='https://a.example/\"><img src=x onerror=alert(1)>'>x</a>",
  '<p/onclick=alert(1)>x',
  '<b <script>alert(1)</script>>x</b>',
  '<svg onload=alert(1)>',
  '<table><p><svg><style><a id="</style><img src=x onerror=alert(1)>"></table>',
];

/** One token of the only output allowed. */
const PIECE =
  /^(?:<\/?(?:p|h2|h3|ul|ol|li|strong|em)>|<br>|<\/a>|<a href="(?:https?|mailto|tel):[^"<>]*" rel="noopener noreferrer nofollow">|[^<>&]+|&(?:amp|lt|gt|nbsp);)/;

function isOurs(html: string): boolean {
  for (let rest = html; rest !== ''; ) {
    const [piece] = PIECE.exec(rest) ?? [];
    if (piece === undefined) return false;
    rest = rest.slice(piece.length);
  }
  return true;
}

const BLOCK = /^<(p|h2|h3)>((?:(?!<\/?(?:p|h2|h3|ul|ol|li)>)[\s\S])*)<\/\1>/;

/** Reads lists and lines in the only nesting that all parsers read alike; returns the unread rest. */
function readBlocks(html: string, isInItem: boolean): string {
  let rest = html;
  for (;;) {
    const line =
      BLOCK.exec(rest)?.[0] ?? (isInItem ? /^(?:(?!<\/?(?:p|h2|h3|ul|ol|li)>)[\s\S])+/.exec(rest)?.[0] : undefined);
    if (line !== undefined) rest = rest.slice(line.length);
    else if (/^<[uo]l><li>/.test(rest)) rest = readList(rest);
    else return rest;
  }
}

function readList(html: string): string {
  const end = `</${html.slice(1, 3)}>`;
  let rest = html.slice(4);
  while (rest.startsWith('<li>')) {
    rest = readBlocks(rest.slice(4), true);
    if (!rest.startsWith('</li>')) return `!${rest}`;
    rest = rest.slice(5);
  }
  return rest.startsWith(end) ? rest.slice(5) : `!${rest}`;
}

describe('rich text is inert', () => {
  it.each(MUTATIONS)('%s', (html) => {
    for (const wrapped of [
      html,
      `<p>before ${html} after</p>`,
      `<ul><li>${html}`,
      `<b><a href="https://a.example/">${html}`,
    ]) {
      const cleaned = cleanHtml(wrapped);
      expect(isOurs(cleaned)).toBe(true);
      expect(readBlocks(cleaned, false)).toBe('');
      expect(cleanHtml(cleaned)).toBe(cleaned);
    }
  });

  it('whatever the tags, comes out in our words and nesting alone, and cleaning it again changes nothing', () => {
    const names =
      'p h1 h2 h3 h4 ul ol li br b strong i em a div table td svg math style template noscript xmp script title textarea select'.split(
        ' ',
      );
    const tag = fc.tuple(
      fc.constantFrom('<', '</'),
      fc.constantFrom(...names),
      fc.constantFrom('', ' href="https://a.example/?a=1&b"', ' title="</p>"', '/'),
    );
    const piece = fc.oneof(
      { weight: 3, arbitrary: tag.map(([open, name, more]) => `${open}${name}${more}>`) },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          'a',
          ' ',
          '\n',
          '&nbsp;',
          '&lt;',
          '<!--',
          '-->',
          '"',
          '<',
          '>',
          '&#0;',
          '\u2028',
          '🌄',
        ),
      },
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const cleaned = cleanHtml(pieces.join(''));
        expect(isOurs(cleaned)).toBe(true);
        expect(readBlocks(cleaned, false)).toBe('');
        expect(cleanHtml(cleaned)).toBe(cleaned);
        expect(textOfHtml(cleaned)).toBe(textOfHtml(pieces.join('')));
      }),
      { numRuns: 1500 },
    );
  });

  it.each(['<b>x', '<ul><li>x', '<div>x', '<a href=https://a.example>', '<p ', '<ol>', '<b></x>', '<B/>', '<li></ul>'])(
    'refuses what opens far more tags than it closes instead of working on it: %s',
    (piece) => {
      expect(() => cleanHtml(piece.repeat(3000))).toThrow('The text has too many tags that are never closed');
    },
  );

  it('takes a text of many tags that are closed, and of some that are not', () => {
    const text = `<div><ul><li>One <b>two</b><br></li></ul></div>${'<p>x'.repeat(500)}`;
    expect(cleanHtml('<p>x</p>'.repeat(5000))).toBe('<p>x</p>'.repeat(5000));
    expect(cleanHtml(text)).toBe(`<ul><li>One <strong>two</strong><br></li></ul>${'<p>x</p>'.repeat(500)}`);
  });

  it.each(['<!--', '&', '<', '</p>', '<br>'])('takes little work however often %s is repeated', (piece) => {
    const before = process.threadCpuUsage();
    cleanHtml(piece.repeat(Math.floor(200_000 / piece.length)));
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(2000);
  });
});
