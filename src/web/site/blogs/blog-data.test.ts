import { expect, test } from 'vitest';
import type { BlogPost } from '../../../contracts/blogs.ts';
import { listPostData } from './blog-data.ts';

const POST: BlogPost = {
  language: 'en',
  languages: ['en'],
  _id: '1',
  slug: 'goa-in-the-rain',
  title: 'Goa in the rain',
  category: 'Travel Tips',
  excerpt: 'Wet, green and half the price.',
  featuredImage: '/pictures/posters/1/panaji.svg',
  readTime: 4,
  views: 9,
  author: { name: 'Asha Sen' },
  createdAt: '2026-06-01T04:30:00.000Z',
  content: '<p>Wet.</p>',
  tags: ['goa', 'monsoon'],
  metaTitle: '',
  metaDescription: '',
  socialShares: {},
  updatedAt: '2026-05-20T04:30:00.000Z',
};
const PLACE = { address: 'https://safarnama.example/blog/goa-in-the-rain', brand: 'Safarnama' };

test('search engines are told who wrote what and when, with a picture that they can read', () => {
  expect(listPostData(POST, PLACE)['@graph'][0]).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Goa in the rain',
    author: { name: 'Asha Sen' },
    publisher: { name: 'Safarnama' },
    image: 'https://safarnama.example/pictures/posters/1/panaji.png',
    datePublished: '2026-06-01T04:30:00.000Z',
    timeRequired: 'PT4M',
  });
});

test('a post was never changed before it was published', () => {
  expect(listPostData(POST, PLACE)['@graph'][0]).toMatchObject({ dateModified: POST.createdAt });
  const changed = { ...POST, updatedAt: '2026-07-01T00:00:00.000Z' };
  expect(listPostData(changed, PLACE)['@graph'][0]).toMatchObject({ dateModified: changed.updatedAt });
});

test('a post without a picture names none, and the way to it is whole', () => {
  const [post, way] = listPostData({ ...POST, featuredImage: '' }, PLACE)['@graph'];
  expect(post).not.toHaveProperty('image');
  expect(way).toMatchObject({
    itemListElement: [
      { item: 'https://safarnama.example/' },
      { item: 'https://safarnama.example/blog' },
      { item: 'https://safarnama.example/blog?category=Travel+Tips' },
      { name: 'Goa in the rain' },
    ],
  });
});
