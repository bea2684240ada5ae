import type { BlogPost } from '../../../contracts/blogs.ts';
import { asShareable } from '../../ui/travel-picture.tsx';
import { listWay } from '../../ui/way-data.ts';
import { blogListAddress } from './blog-address.ts';

interface Publication {
  /** The page's own address in full. */
  readonly address: string;
  /** What the site is called. */
  readonly brand: string;
}

/** The post and the way to it as search engines read them (schema.org). */
export function listPostData(post: BlogPost, { address, brand }: Publication) {
  const absolute = (path: string): string => new URL(path, address).href;
  const { title, excerpt, featuredImage, author, category, tags, readTime, createdAt, updatedAt } = post;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BlogPosting',
        '@id': `${address}#post`,
        mainEntityOfPage: address,
        headline: title,
        description: excerpt,
        ...(featuredImage && { image: absolute(asShareable(featuredImage)) }),
        author: { '@type': 'Person', name: author.name },
        publisher: { '@type': 'Organization', name: brand, url: absolute('/') },
        articleSection: category,
        keywords: tags.join(', '),
        timeRequired: `PT${readTime}M`,
        datePublished: createdAt,
        // What was begun before it was published was not changed before it either.
        dateModified: updatedAt > createdAt ? updatedAt : createdAt,
      },
      listWay([
        { name: 'Home', item: absolute('/') },
        { name: 'Blog', item: absolute('/blog') },
        { name: category, item: absolute(blogListAddress({ category })) },
        { name: title },
      ]),
    ],
  };
}
