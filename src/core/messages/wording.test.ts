import { describe, expect, it, test } from 'vitest';
import { channelsOf, fieldsOf, MESSAGE_KINDS, placeholdersOf, type WordingTexts } from './message-kinds.ts';
import { smsParts } from './sms-parts.ts';
import { fillIn, sameTexts, usedTexts, wordingProblems } from './wording.ts';

const EMPTY: WordingTexts = { subject: '', greeting: '', opening: '', closing: '', text: '' };
const MAIL: WordingTexts = { ...EMPTY, subject: 'S', greeting: 'Dear {name},', opening: 'Hello' };

describe('a wording', () => {
  it('is refused where a placeholder is unknown, broken or missing, with the ones that may be used', () => {
    expect(wordingProblems('confirmed', 'email', { ...MAIL, opening: 'Hello {nam}' })).toEqual({
      opening: {
        say: 'placeholder-unknown',
        placeholder: '{nam}',
        known: placeholdersOf('confirmed').map((name) => `{${name}}`),
      },
    });
    for (const broken of ['Hello {name', 'Hello name}', '{{name}}', '{name}}']) {
      expect(wordingProblems('confirmed', 'email', { ...MAIL, opening: broken })).toEqual({
        opening: { say: 'placeholder-broken' },
      });
    }
    expect(wordingProblems('confirmed', 'email', { ...MAIL, opening: '{ name }' })).toMatchObject({
      opening: { say: 'placeholder-unknown', placeholder: '{ name }' },
    });
    expect(wordingProblems('confirmed', 'sms', { ...EMPTY, text: 'Confirmed.' })).toEqual({
      text: { say: 'placeholder-missing', placeholder: '{link}' },
    });
    expect(wordingProblems('corrected', 'email', MAIL)).toEqual({
      opening: { say: 'placeholder-missing', placeholder: '{status}' },
    });
  });

  it('needs every part but the closing, and what a lead does not have cannot be named', () => {
    expect(Object.keys(wordingProblems('confirmed', 'email', { ...EMPTY, subject: '  ' }))).toEqual([
      'subject',
      'greeting',
      'opening',
    ]);
    expect(wordingProblems('agency-request', 'email', { ...EMPTY, subject: 'New' })).toEqual({});
    expect(wordingProblems('lead-thanks', 'sms', { ...EMPTY, text: '{name}, {link}' })).toMatchObject({
      text: { say: 'placeholder-unknown', placeholder: '{link}' },
    });
  });

  it('keeps only the parts of its channel', () => {
    const all = { subject: 'a', greeting: 'b', opening: 'c', closing: 'd', text: 'e' };
    expect(usedTexts('confirmed', 'sms', all)).toEqual({ ...EMPTY, text: 'e' });
    expect(usedTexts('agency-lead', 'email', all)).toEqual({ ...all, greeting: '', text: '' });
    expect(sameTexts(all, { ...all })).toBe(true);
    expect(sameTexts(all, { ...all, closing: '' })).toBe(false);
  });

  it('has parts on every channel of every kind', () => {
    for (const kind of MESSAGE_KINDS) {
      for (const channel of channelsOf(kind)) expect(fieldsOf(kind, channel).length).toBeGreaterThan(0);
    }
  });
});

test('what is filled in stays in one line and turns no direction; one without a value leaves nothing', () => {
  expect(fillIn('Dear {name}, {trip}!', { name: 'Asha\r\nSen\u202e evil' })).toBe('Dear Asha Sen evil, !');
  // A value is never read as a wording.
  expect(fillIn('{name} {phone}', { name: '{phone}', phone: '1' })).toBe('{phone} 1');
  expect(fillIn('{name}', { name: '$& $1' })).toBe('$& $1');
});

test.each([
  ['', 0, 0, false],
  ['a'.repeat(160), 1, 160, false],
  ['a'.repeat(161), 2, 161, false],
  ['a'.repeat(307), 3, 307, false],
  ['€'.repeat(80), 1, 160, false],
  ['[]'.repeat(41), 2, 164, false],
  ['অ'.repeat(70), 1, 70, true],
  ['অ'.repeat(71), 2, 71, true],
  [`${'a'.repeat(70)}অ`, 2, 71, true],
  ['🙂'.repeat(35), 1, 70, true],
])('an SMS of %s has its parts counted as the network does', (text, parts, length, isUnicode) => {
  expect(smsParts(text)).toEqual({ parts, length, isUnicode });
});
