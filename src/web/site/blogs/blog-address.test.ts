import { expect, test } from 'vitest';
import { blogListAddress, blogQueryOf, postPath, readBlogFilters } from './blog-address.ts';

const read = (address: string) => readBlogFilters(new URL(address, 'http://x').searchParams);

test('an address and its filters say the same, both ways', () => {
  for (const address of [
    '/blog',
    '/blog?search=goa+monsoon&category=Travel+Tips&page=3',
    '/blog?category=Other',
    '/blog?search=%E0%A4%97%E0%A5%8B%E0%A4%B5%E0%A4%BE',
  ]) {
    expect(blogListAddress(read(address))).toBe(address);
  }
});

test('what asks nothing, or nothing that makes sense, is left out', () => {
  expect(blogQueryOf(read('/blog?search=%20&category=&page=0'))).toEqual({});
  expect(blogQueryOf(read('/blog?page=-2&page=x'))).toEqual({});
  expect(blogListAddress({ category: 'Travel News' })).toBe('/blog?category=Travel+News');
});

test('a slug cannot lead out of the blog', () => {
  expect(postPath('../admin?x#y')).toBe('/blog/..%2Fadmin%3Fx%23y');
});
