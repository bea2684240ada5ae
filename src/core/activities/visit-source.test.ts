import { expect, test } from 'vitest';
import { describeSource, sourceOf } from './visit-source.ts';

const from = (referrer: string, campaign = '') => sourceOf({ referrer, campaign });

test('hosts of one source are counted together, others by themselves', () => {
  expect(
    ['www.google.com', 'www.google.co.in', 'com.google.android.googlequicksearchbox'].map((host) => from(host)),
  ).toEqual(['google', 'google', 'google']);
  expect(['l.facebook.com', 'm.facebook.com', 'lm.facebook.com'].map((host) => from(host))).toEqual(
    Array.from({ length: 3 }, () => 'facebook'),
  );
  expect(['t.co', 'out.reddit.com', 'web.whatsapp.com', 'gemini.google.com'].map((host) => from(host))).toEqual([
    'x',
    'reddit',
    'whatsapp',
    'gemini',
  ]);
  expect(from('www.Tea-Blog.example:8443')).toBe('tea-blog.example');
  // A name that only looks like a known one is its own.
  for (const host of ['google.com.evil.example', 'notgoogle.com', 'fakebook.com', 't.com'])
    expect(from(host)).toBe(host);
});

test('no referrer is a direct arrival; what is no host is none at all', () => {
  expect(from('')).toBe('direct');
  for (const junk of [
    'localhost',
    '10.0.0.1',
    '[::1]',
    'a b.com',
    'https://x.example/secret',
    `${'a.'.repeat(90)}com`,
  ]) {
    expect(from(junk)).toBeNull();
  }
});

test('a campaign comes before the referrer, unless it may name a person', () => {
  for (const typed of [' Diwali Mail ', 'Diwali%20Mail', 'diwali+mail']) {
    expect(from('www.google.com', typed)).toBe('utm:diwali-mail');
  }
  for (const personal of ['asha@example.org', '9876543210', 'asha%40example.org', 'x'.repeat(41), '<b>', '%', '']) {
    expect(from('www.google.com', personal)).toBe('google');
  }
});

test('each source is shown by its usual name and kind', () => {
  expect(['google', 'chatgpt', 'direct', 'utm:diwali-mail', 'tea.example', 'constructor'].map(describeSource)).toEqual([
    { name: 'Google', kind: 'search' },
    { name: 'ChatGPT', kind: 'assistant' },
    { name: '', kind: 'direct' },
    { name: 'diwali-mail', kind: 'campaign' },
    { name: 'tea.example', kind: 'site' },
    { name: 'constructor', kind: 'site' },
  ]);
});
