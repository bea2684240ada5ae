import { describe, expect, it } from 'vitest';
import { problemOf } from '../../test/english.ts';
import { creditLinkProblem, embedProblem, originOfMap, tileProblem } from './map-addresses.ts';

const HOSTILE = [
  'http://tiles.provider.com/{z}/{x}/{y}.png',
  'javascript:alert(1)//{z}/{x}/{y}',
  'data:image/png,{z}{x}{y}',
  '//tiles.provider.com/{z}/{x}/{y}.png',
  'https://localhost/{z}/{x}/{y}.png',
  'https://127.0.0.1/{z}/{x}/{y}.png',
  'https://2130706433/{z}/{x}/{y}.png',
  'https://0x7f.1/{z}/{x}/{y}.png',
  'https://10.0.0.8/{z}/{x}/{y}.png',
  'https://169.254.169.254/{z}/{x}/{y}.png',
  'https://[::1]/{z}/{x}/{y}.png',
  'https://[2001:db8::1]/{z}/{x}/{y}.png',
  'https://tiles/{z}/{x}/{y}.png',
  'https://tiles.local/{z}/{x}/{y}.png',
  'https://tiles.office.internal/{z}/{x}/{y}.png',
  'https://user:secret@tiles.provider.com/{z}/{x}/{y}.png',
  "https://tiles.provider.com; script-src 'unsafe-inline'/{z}/{x}/{y}.png",
  'https://tiles.provider.com,evil.com/{z}/{x}/{y}.png',
  'https://*.provider.com/{z}/{x}/{y}.png',
];

describe('the address of map tiles', () => {
  it.each([
    '',
    'https://tiles.provider.com/{z}/{x}/{y}.png',
    'https://tiles.provider.com:8443/v1/{z}/{y}/{x}@2x.webp?key=abc',
    'https://xn--r8jz45g.xn--zckzah/{z}/{x}/{y}.png',
  ])('may be %j', (template) => expect(tileProblem(template)).toBeNull());

  it.each([
    ...HOSTILE,
    'https://tiles.provider.com/{z}/{x}.png',
    'https://tiles.provider.com/{z}/{x}/{y}/{y}.png',
    'https://{s}.provider.com/{z}/{x}/{y}.png',
    'https://tiles.provider.com/{z}/{x}/{y}.png?{apikey}',
    'https://tiles.provider.com/{z/{x}/{y}.png',
    'https://tiles.provider.com/z/x/y.png',
  ])('may not be %j', (template) => expect(problemOf(tileProblem(template))).toContain('{z}/{x}/{y}'));
});

describe('the address of the embedded map', () => {
  it.each([
    '',
    'https://www.openstreetmap.org/export/embed.html?bbox={west},{south},{east},{north}&marker={lat},{lon}',
    'https://www.google.com/maps/embed?pb=!1m18',
  ])('may be %j', (template) => expect(embedProblem(template)).toBeNull());

  it.each([...HOSTILE, 'https://www.google.com/maps/embed?pb={key}'])('may not be %j', (template) =>
    expect(problemOf(embedProblem(template))).toContain('https://'),
  );
});

it('a credit leads to a page of the web or nowhere', () => {
  expect(creditLinkProblem('')).toBeNull();
  expect(creditLinkProblem('https://www.openstreetmap.org/copyright#licence')).toBeNull();
  expect(creditLinkProblem('javascript:alert(1)')).not.toBeNull();
});

it('a page policy is told the origin alone, and nothing of an address that is not usable', () => {
  expect(originOfMap('https://Tiles.Provider.com:8443/{z}/{x}/{y}.png?key=secret')).toBe(
    'https://tiles.provider.com:8443',
  );
  for (const address of ['', ...HOSTILE]) expect(originOfMap(address), address).toBe('');
});
