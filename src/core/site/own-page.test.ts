import { describe, expect, it } from 'vitest';
import { isOwnPage } from './own-page.ts';

describe('a page of our own', () => {
  it.each([
    '/',
    '/packages',
    '/package/goa-four-days',
    '/packages?category=Weekend+Getaway&page=2',
    '/blog/slow-trains#tea',
    '/search?from=Kolkata&to=Puri%20Beach',
    '/administration',
  ])('%s is one', (address) => {
    expect(isOwnPage(address)).toBe(true);
  });

  it.each([
    '',
    'packages',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/blog/../admin',
    '/admin',
    '/admin/leads',
    '/admin-blogs',
    '/api/users/me',
    '/api',
    '/blog//x',
    '/blog/',
    '/packages?x="y"',
    '/packages?x=<b>',
    '/packages ',
    '/package/goa\n',
    'https://safarnama.example/packages',
    'javascript:/x',
  ])('%j is none', (address) => {
    expect(isOwnPage(address)).toBe(false);
  });
});
