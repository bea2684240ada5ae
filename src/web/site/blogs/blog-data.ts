import type { BlogPost } from '../../../contracts/blogs.ts';
import { asShareable } from '../../ui/travel-picture.tsx';
import { listWay } from '../../ui/way-data.ts';
import { blogListAddress } from './blog-address.ts';

interface Publication {
  /** The page's absolute address. */
  readonly address: string;
  /** The site's name. */
  readonly brand: string;
}

/** Returns the post and its breadcrumbs as structured data for search engines (schema.org). */
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
        // Edits before publication do not count as modifications.
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
