import type { BlogPost } from '../../../contracts/blogs.ts';
import { frame } from '../../../words/en/site/frame.ts';
import { asShareable } from '../../ui/travel-picture.tsx';
import { listWay } from '../../ui/way-data.ts';
import { blogListAddress } from './blog-address.ts';
import { wordPostCategory } from './blog-words.ts';

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
        { name: frame.home, item: absolute('/') },
        { name: frame.blog, item: absolute('/blog') },
        { name: wordPostCategory(category), item: absolute(blogListAddress({ category })) },
        { name: title },
      ]),
    ],
  };
}
