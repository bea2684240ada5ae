import { describe, expect, it } from 'vitest';
import { listProblem, offerTextProblem, textProblem } from './check-translation.ts';

const LINE = { form: 'line', max: 40 } as const;
const HTML = { form: 'article', max: 1000 } as const;

describe('a translated text', () => {
  it.each([
    ['in other words', 'Sunrise at Tiger Hill', 'टाइगर हिल पर सूर्योदय', null],
    ['with its placeholders in another order', '{name} in {town}', '{town} में {name}', null],
    ['without a placeholder', 'Hello {name}', 'नमस्ते', { say: 'placeholder-missing', found: '{name}' }],
    ['with another placeholder', 'Hello {name}', '{name}, {town}', { say: 'placeholder-added', found: '{town}' }],
    ['that is too long', 'Short', 'क'.repeat(41), { say: 'too-long', most: 40 }],
  ])('%s', (_what, original, text, problem) => {
    expect(textProblem(LINE, { original, text })).toEqual(problem);
  });

  const link = (href: string) => `<p>See <a href="${href}">this</a>.</p>`;
  const picture = '<img src="/uploads/a.webp" alt="Tea" loading="lazy">';

  it.each([
    ['with the same link', link('/packages'), link('/packages'), null],
    ['with the same page in its language', link('/packages'), link('/hi/packages'), null],
    ['with the home page in its language', link('/'), link('/bn'), null],
    [
      'with another link',
      link('/packages'),
      link('https://elsewhere.example/'),
      { say: 'link-missing', found: '/packages' },
    ],
    ['with a link more', '<p>See this.</p>', link('/blog'), { say: 'link-added', found: '/blog' }],
    ['without its picture', `<p>Tea</p>${picture}`, '<p>चाय</p>', { say: 'picture-missing', found: '/uploads/a.webp' }],
    ['with a picture more', '<p>Tea</p>', `<p>चाय</p>${picture}`, { say: 'picture-added', found: '/uploads/a.webp' }],
    ['with a picture described in its language', picture, picture.replace('Tea', 'चाय'), null],
  ])('in HTML %s', (_what, original, text, problem) => {
    expect(textProblem(HTML, { original, text })).toEqual(problem);
  });
});

describe('a translated offer', () => {
  it.each([
    ['20% off all bookings', 'सभी बुकिंग पर 20% की छूट', null],
    ['20% off all bookings', 'সব বুকিংয়ে ২০ শতাংশ ছাড়', null],
    ['Twenty per cent off', '20 प्रतिशत की छूट', null],
    ['30 off this week', 'इस सप्ताह 30% छूट', null],
    ['Half the price', 'आधी कीमत', null],
    ['20% off', '25% छूट', { say: 'figure-missing', found: '20%' }],
    ['20% off, all packages', '20% छूट, और ₹500 वापस', { say: 'figure-added', found: '₹500' }],
    ['20% off', '20% ছাড়, অর্ধেক দামে', { say: 'figure-added', found: '50%' }],
    ['20% off', '20% छूट और मुफ़्त नाश्ता', { say: 'gift', found: 'मुफ़्त' }],
    ['Call our toll-free number, 10% off', 'हमारे टोल-फ़्री नंबर पर फ़ोन करें, 10% छूट', null],
  ])('%s: %s', (original, text, problem) => {
    expect(offerTextProblem({ original, text })).toEqual(
      problem && { ...problem, found: problem.found.normalize('NFC') },
    );
  });
});

describe('a translated list', () => {
  const list = (...texts: string[]) =>
    ['Tea', '', 'Toast'].map((original, at) => ({ original, text: texts[at] ?? '' }));

  it('is whole, or not begun', () => {
    expect(listProblem(list())).toBeNull();
    expect(listProblem(list('चाय', '', 'टोस्ट'))).toBeNull();
    expect(listProblem(list('चाय'))).toEqual({ say: 'incomplete', done: 1, all: 2 });
  });
});
