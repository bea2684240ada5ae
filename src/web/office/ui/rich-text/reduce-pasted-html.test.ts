import { expect, test } from 'vitest';
import { htmlOfPlainText, reducePastedHtml } from './reduce-pasted-html.ts';

test('the tags that a description may have stay, bold and italic under one name', () => {
  expect(reducePastedHtml('<p>See <b>Tiger Hill</b> at <i>dawn</i></p><ul><li>Tea</li><li>Toy train</li></ul>')).toBe(
    '<p>See <strong>Tiger Hill</strong> at <em>dawn</em></p><ul><li>Tea</li><li>Toy train</li></ul>',
  );
});

test('h1 and h2 both become h2, h3 stays, smaller headings become paragraphs', () => {
  expect(reducePastedHtml('<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4>')).toBe(
    '<h2>One</h2><h2>Two</h2><h3>Three</h3><p>Four</p>',
  );
});

test('styles, scripts, classes, comments and pictures leave nothing behind', () => {
  const pasted =
    '<html><head><style>p{color:red}</style></head><body><!--StartFragment--><p class="MsoNormal" style="color:red" onclick="x()">Hello<script>alert(1)</script><img src=x onerror=alert(1)></p><svg><p>no</p></svg><!--EndFragment--></body></html>';
  expect(reducePastedHtml(pasted)).toBe('<p>Hello</p>');
});

test('the lists of a word processor become lists, numbered ones numbered', () => {
  const item = (marker: string, text: string, level = 1) =>
    `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
  expect(reducePastedHtml(item('·', 'Breakfast') + item('·', 'Dinner'))).toBe(
    '<ul><li>Breakfast</li><li>Dinner</li></ul>',
  );
  expect(reducePastedHtml(item('1.', 'Arrive') + item('2.', 'Rest') + item('o', 'at the hotel', 2))).toBe(
    '<ol><li>Arrive</li><li>Rest</li></ol><ul><li><ul><li>at the hotel</li></ul></li></ul>',
  );
});

test('nested lists stay nested and balanced', () => {
  expect(reducePastedHtml('<ul><li>A<ol><li>B</li><li>C</li></ol></li><li>D</li></ul><p>E</p>')).toBe(
    '<ul><li>A<ol><li>B</li><li>C</li></ol></li><li>D</li></ul><p>E</p>',
  );
});

test('a page that wraps everything in a bold of normal weight is not bold', () => {
  expect(
    reducePastedHtml(
      '<b style="font-weight:normal"><p><span style="font-weight:700">Puri</span> and <span style="font-style:italic">Konark</span></p></b>',
    ),
  ).toBe('<p><strong>Puri</strong> and <em>Konark</em></p>');
});

test('line breaks become br, spaces are single, empty paragraphs go', () => {
  expect(reducePastedHtml('<p>One <br>  two&nbsp;&nbsp;three<br></p><p>&nbsp;</p><div>Four<div>Five</div></div>')).toBe(
    '<p>One<br>two three</p><p>Four</p><p>Five</p>',
  );
  expect(reducePastedHtml('<pre>a\nb</pre>')).toBe('<p>a<br>b</p>');
});

test('links keep an address that people may follow and lose any other', () => {
  expect(
    reducePastedHtml('<a href="https://example.com/?a=1&amp;b=2">site</a> <a href="javascript:alert(1)">x</a>'),
  ).toBe('<p><a href="https://example.com/?a=1&amp;b=2">site</a> x</p>');
});

test('unbalanced and broken tags still give balanced ones', () => {
  expect(reducePastedHtml('<p><b>bold <i>both</b> rest < 5 <ul><li>one')).toBe(
    '<p><strong>bold </strong><strong><em>both</em></strong> rest &lt; 5 </p><ul><li>one</li></ul>'.replace(
      ' </p>',
      '</p>',
    ),
  );
});

test('plain text keeps its paragraphs and line breaks', () => {
  expect(htmlOfPlainText('Day 1\r\nArrive & rest\n\n\n<Day 2>')).toBe(
    '<p>Day 1<br>Arrive &amp; rest</p><p>&lt;Day 2&gt;</p>',
  );
});

const own = (source: string) => (source.startsWith('/pictures/') ? source : null);

test('a post may have quotes and the site’s own pictures; pictures from elsewhere are left out', () => {
  const pasted =
    '<h2>Tea</h2><blockquote><h2>She said</h2><p>Go in <b>May</b>.</p><ul><li>early</li></ul></blockquote><p>So<img src="/pictures/a.jpg" alt=\'A "garden"\'>we went<img src="https://elsewhere.example/x.png"></p>';
  expect(reducePastedHtml(pasted, own)).toBe(
    '<h2>Tea</h2><blockquote><p>She said</p><p>Go in <strong>May</strong>.</p><ul><li>early</li></ul></blockquote><p>So</p><img src="/pictures/a.jpg" alt="A &quot;garden&quot;"><p>we went</p>',
  );
  expect(reducePastedHtml(pasted)).toBe(
    '<h2>Tea</h2><h2>She said</h2><p>Go in <strong>May</strong>.</p><ul><li>early</li></ul><p>Sowe went</p>',
  );
});

test('a quote or a picture at the end of a list ends it, and what is open is closed', () => {
  expect(reducePastedHtml('<ul><li>a<img src="/pictures/a.jpg"><li>b</ul><blockquote>q', own)).toBe(
    '<ul><li>a</li></ul><img src="/pictures/a.jpg" alt=""><ul><li>b</li></ul><blockquote><p>q</p></blockquote>',
  );
});
