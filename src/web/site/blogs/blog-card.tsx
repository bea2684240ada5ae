import type { BlogCard as Card } from '../../../contracts/blogs.ts';
import { Link } from '../../navigation/link.tsx';
import { countOf } from '../../ui/counted.ts';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import { postPath } from './blog-address.ts';
import styles from './blog-card.module.css';
import { longDate, readTimeWords } from './blog-words.ts';

/** Shows a post in brief; the whole card links to its page and passes on the card's data. */
export function BlogCard({ blog, first = false }: { blog: Card; first?: boolean }) {
  const { slug, title, category, excerpt, featuredImage, readTime, views, createdAt } = blog;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <TravelPicture
          src={featuredImage}
          alt=""
          className={styles.picture}
          lazy={!first}
          sizes="(min-width: 1100px) 370px, (min-width: 640px) 46vw, 92vw"
        />
        <span className={styles.category}>{category}</span>
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={postPath(slug)} state={{ blog }} className={styles.link}>
            {title}
          </Link>
        </h3>
        <p className={styles.excerpt}>{excerpt}</p>
        <p className={styles.facts}>
          <time dateTime={createdAt}>{longDate(createdAt)}</time>
          <span>{readTimeWords(readTime)}</span>
          <span>{countOf(views, 'view')}</span>
        </p>
      </div>
    </article>
  );
}
