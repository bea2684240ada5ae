import { afterEach, expect, it } from 'vitest';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';

let site: TestApp;
afterEach(() => site.close());

const read = async (path = '/.well-known/security.txt') => {
  const answer = await site.app.inject(path);
  const fields = answer.body.trimEnd().split('\n');
  return {
    answer,
    fields,
    fieldOf: (name: string) => fields.find((field) => field.startsWith(`${name}: `))?.slice(name.length + 2),
  };
};

it('security.txt names the address of the settings and holds for less than a year', async () => {
  site = await startApp('sqlite');
  const { answer, fields, fieldOf } = await read();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(fieldOf('Contact')).toBe('mailto:hello@safarnama.example');
  const days = (Date.parse(fieldOf('Expires') ?? '') - TEST_NOW) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
  expect(fields.filter((field) => !/^(?:Contact|Expires|Preferred-Languages): \S/.test(field))).toEqual([]);
});

it('its day moves on with the clock; a site on https names itself', async () => {
  site = await startApp('sqlite', { environment: { SITE_URL: 'https://www.example.in' } });
  const before = (await read()).fieldOf('Expires') ?? '';
  site.advance(400 * 86_400_000);
  const { fields, fieldOf } = await read();
  expect(Date.parse(fieldOf('Expires') ?? '') - Date.parse(before)).toBe(400 * 86_400_000);
  expect(fields).toContain('Contact: https://www.example.in/contact');
  expect(fieldOf('Canonical')).toBe('https://www.example.in/.well-known/security.txt');
});
