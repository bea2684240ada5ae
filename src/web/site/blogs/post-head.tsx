import type { BlogCard } from '../../../contracts/blogs.ts';
import { Link } from '../../navigation/link.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { countOf } from '../../ui/counted.ts';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import { blogListAddress } from './blog-address.ts';
import { initialOf, longDate, readTimeWords } from './blog-words.ts';
import styles from './post-head.module.css';

/** Shows the title, excerpt, author and date of a post. */
export function PostHead({ blog }: { blog: BlogCard }) {
  const { title, category, excerpt, featuredImage, author, readTime, views, createdAt } = blog;
  return (
    <header className={styles.head}>
      <Breadcrumbs
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Blog', to: '/blog' },
          { label: category, to: blogListAddress({ category }) },
          { label: title },
        ]}
      />
      <p className={styles.facts}>
        <Link to={blogListAddress({ category })} className={styles.category}>
          {category}
        </Link>
        <span>{readTimeWords(readTime)}</span>
        <span>{countOf(views, 'view')}</span>
        <time dateTime={createdAt}>{longDate(createdAt)}</time>
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.excerpt}>{excerpt}</p>
      <p className={styles.author}>
        <span className={styles.avatar} aria-hidden="true">
          {initialOf(author.name)}
        </span>
        <span>
          <span className={styles.name}>{author.name}</span>
          <span className={styles.role}>Travel Writer</span>
        </span>
      </p>
      {featuredImage && (
        <div className={styles.frame}>
          <TravelPicture
            src={featuredImage}
            alt=""
            className={styles.picture}
            lazy={false}
            sizes="(min-width: 800px) 720px, 100vw"
          />
        </div>
      )}
    </header>
  );
}
