import { Switch, Text } from '@mantine/core';
import type { AdminBlogCard } from '../../../contracts/blogs.ts';
import { blogs } from '../../../words/en/office/blogs.ts';
import { RecordCard } from '../ui/card-grid/record-card.tsx';
import { formatDate } from '../ui/indian-dates.ts';
import { BLOG_KIND } from './blog-kind.ts';
import { blogStateOf, nameState } from './blog-state.ts';
import styles from './managed-blog-card.module.css';

interface BlogCardProps {
  card: AdminBlogCard;
  onPublish: (published: boolean) => void;
  onDelete: () => void;
}

export function ManagedBlogCard({ card, onPublish, onDelete }: BlogCardProps) {
  const { _id, slug, title, category, excerpt, author, readTime, views, status, isDemo } = card;
  const state = blogStateOf(card);
  return (
    <RecordCard
      title={title}
      picture={card.featuredImage}
      tone={state}
      path={`${BLOG_KIND.path}/${_id}`}
      publicPath={state === 'public' ? `/blog/${slug}` : null}
      isDemo={isDemo}
      translations={card.translations}
      status={
        <div className={styles.status}>
          <Switch
            aria-label={blogs.publishTitled({ title })}
            checked={status === 'published'}
            onChange={(event) => onPublish(event.currentTarget.checked)}
          />
          <span>{nameState(card)}</span>
        </div>
      }
      onDelete={onDelete}
    >
      <Text size="sm" lineClamp={2}>
        {excerpt}
      </Text>
      <Text size="xs" c="dimmed">
        {blogs.cardFacts({
          category: blogs.categories[category],
          author: author.name,
          minutes: readTime,
          views,
          changed: formatDate(card.updatedAt),
        })}
      </Text>
    </RecordCard>
  );
}
