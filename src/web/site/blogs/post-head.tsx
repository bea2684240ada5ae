import type { BlogCard } from '../../../contracts/blogs.ts';
import { blogPost } from '../../../words/en/site/blog-post.ts';
import { blogs } from '../../../words/en/site/blogs.ts';
import { frame } from '../../../words/en/site/frame.ts';
import { Link } from '../../navigation/link.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Passage, PassageMark, useLanguageOf } from '../../ui/passage.tsx';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import { blogListAddress } from './blog-address.ts';
import { initialOf, wordPostCategory, wordPostDay } from './blog-words.ts';
import styles from './post-head.module.css';

/** Shows the title, excerpt, author and date of a post. */
export function PostHead({ blog }: { blog: BlogCard }) {
  const langOf = useLanguageOf();
  const { title, category, excerpt, featuredImage, author, readTime, views, createdAt } = blog;
  return (
    <header className={styles.head}>
      <Breadcrumbs
        crumbs={[
          { label: frame.home, to: '/' },
          { label: frame.blog, to: '/blog' },
          { label: wordPostCategory(category), to: blogListAddress({ category }) },
          { label: title },
        ]}
      />
      <p className={styles.facts}>
        <Link to={blogListAddress({ category })} className={styles.category}>
          <Passage text={wordPostCategory(category)} />
        </Link>
        <span>{blogs.readTime({ minutes: readTime })}</span>
        <span>{blogs.views({ count: views })}</span>
        <time dateTime={createdAt}>{wordPostDay(createdAt)}</time>
        <PassageMark text={title} />
      </p>
      <h1 className={styles.title} lang={langOf(title)}>
        {title}
      </h1>
      <p className={styles.excerpt} lang={langOf(excerpt)}>
        {excerpt}
      </p>
      <p className={styles.author}>
        <span className={styles.avatar} aria-hidden="true">
          {initialOf(author.name)}
        </span>
        <span>
          <bdi className={styles.name}>{author.name}</bdi>
          <span className={styles.role}>{blogPost.writer}</span>
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
