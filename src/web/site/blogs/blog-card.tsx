import type { BlogCard as Card } from '../../../contracts/blogs.ts';
import { blogs } from '../../../words/en/site/blogs.ts';
import { Link } from '../../navigation/link.tsx';
import { Passage, PassageMark, useLanguageOf } from '../../ui/passage.tsx';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import { postPath } from './blog-address.ts';
import styles from './blog-card.module.css';
import { wordPostCategory, wordPostDay } from './blog-words.ts';

/** Shows a post in brief; the whole card links to its page and passes on the card's data. */
export function BlogCard({ blog, first = false }: { blog: Card; first?: boolean }) {
  const langOf = useLanguageOf();
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
        <span className={styles.category}>
          <Passage text={wordPostCategory(category)} />
        </span>
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={postPath(slug)} state={{ blog }} className={styles.link}>
            <Passage text={title} />
          </Link>
        </h3>
        <p className={styles.excerpt} lang={langOf(excerpt)}>
          {excerpt}
        </p>
        <p className={styles.facts}>
          <time dateTime={createdAt}>{wordPostDay(createdAt)}</time>
          <span>{blogs.readTime({ minutes: readTime })}</span>
          <span>{blogs.views({ count: views })}</span>
          <PassageMark text={title} />
        </p>
      </div>
    </article>
  );
}
