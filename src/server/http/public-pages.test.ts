import { describe, expect, it } from 'vitest';
import { canonicalAddress, nounsOf, privateHeaders } from './public-pages.ts';

describe('the one address of a page', () => {
  it.each([
    ['/packages', '/packages'],
    ['/packages?', '/packages'],
    ['/packages?utm_source=mail&fbclid=x', '/packages'],
    ['/packages?page=1&sort=recommended&search=', '/packages'],
    ['/packages?page=2&search=goa', '/packages?search=goa&page=2'],
    ['/packages?search=%20goa+beach%20&x=1', '/packages?search=goa+beach'],
    ['/packages?category=Beach&category=Family&minPrice=&category=', '/packages?category=Beach,Family'],
    ['/packages?category=Beach%2CFamily', '/packages?category=Beach,Family'],
    ['/packages?search=a&search=b', '/packages?search=a'],
    ['/packages?duration=10%2B', '/packages?duration=10%2B'],
    ['/packages?search=%E0%A6%97%E0%A7%8B', '/packages?search=%E0%A6%97%E0%A7%8B'],
    ['/packages?search=%ff%&__proto__=1', '/packages?search=%EF%BF%BD%25'],
    ['/package/goa?search=goa', '/package/goa'],
    ['/blog?page=2&category=Travel+Tips&x=1', '/blog?category=Travel+Tips&page=2'],
    ['/blog/hills?page=2', '/blog/hills'],
    ['/?page=2', '/'],
  ])('%s is %s', (url, address) => {
    expect(canonicalAddress(url)).toBe(address);
  });

  it('is the same when it is read again', () => {
    const address = '/packages?search=a%26b%3Dc+d,e&category=Beach,Family&duration=10%2B&page=3';
    expect(canonicalAddress(address)).toBe(address);
  });

  it('is none when the query is too long to be kept', () => {
    expect(canonicalAddress(`/packages?search=${'x'.repeat(500)}`)).toBeNull();
    expect(canonicalAddress(`/packages?search=${'x'.repeat(60_000)}`)).toBeNull();
    expect(canonicalAddress(`/contact?x=${'x'.repeat(60_000)}`)).toBe('/contact');
  });
});

describe('pages', () => {
  it.each(['/blog', '/blog/slow-trains'])('%s show posts', (path) => {
    expect(nounsOf(path)).toContain('blogs');
  });

  it.each(['/', '/packages', '/package/goa'])('%s show packages', (path) => {
    expect(nounsOf(path)).toContain('packages');
  });

  it.each([
    '/admin',
    '/admin/packages',
    '/admin-blogs',
    '/booking/SN-1',
    '/my-bookings',
    '/my-trips',
    '/package/a/b',
    '/packages/',
  ])('%s are not kept', (path) => {
    expect(nounsOf(path)).toBeNull();
  });

  it.each([
    '/admin',
    '/admin/bookings',
    '/admin.data',
    '/admin-blogs',
    '/my-bookings',
    '/my-trips',
    '/account',
    '/my-bookings.data',
  ])('%s are private', (path) => {
    expect(privateHeaders(path)).toEqual({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  it.each(['/booking/SN-7K3M9Q', '/booking/SN-7K3M9Q.data'])('%s send no referrer', (path) => {
    expect(privateHeaders(path)).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  it.each(['/', '/packages', '/administration', '/bookings'])('%s are public', (path) => {
    expect(privateHeaders(path)).toBeNull();
  });
});
