import { expect, test } from 'vitest';
import { matchPage, NOT_FOUND } from './pages.ts';

const named = (path: string) => {
  const { name, params } = matchPage(path);
  return [name, params];
};

test.each([
  ['/', 'home', {}],
  ['/packages', 'packages', {}],
  ['/packages/', 'packages', {}],
  ['/Packages', 'packages', {}],
  ['/package/goa-four-days', 'package', { slug: 'goa-four-days' }],
  ['/package/%E0%A4%97%E0%A5%8B%E0%A4%B5%E0%A4%BE', 'package', { slug: 'गोवा' }],
  ['/blog/a%2Fb', 'blog-post', { slug: 'a/b' }],
  ['/blog/100%', 'blog-post', { slug: '100%' }],
  ['/booking/SAF-1234', 'booking', { reference: 'SAF-1234' }],
])('%s is the page %s', (path, name, params) => {
  expect(named(path)).toEqual([name, params]);
});

test.each(['/nowhere', '/package', '/package/a/b', '/admin', '/feed.xml', '/api/site', '/packages.data'])(
  '%s is no page of the public site',
  (path) => {
    expect(named(path)).toEqual([NOT_FOUND, {}]);
  },
);
