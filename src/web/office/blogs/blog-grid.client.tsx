import { type ReactNode, useRef, useState } from 'react';
import type { AdminBlogCard } from '../../../contracts/blogs.ts';
import type { ApiAnswer } from '../../../contracts/client.ts';
import type { BlogState } from '../../../core/blogs/blog-options.ts';
import { blogs } from '../../../words/en/office/blogs.ts';
import { adminApi, sendForm, wordsOf } from '../api/admin-api.ts';
import type { CardQuery } from '../ui/card-grid/card-query.ts';
import { RecordGrid } from '../ui/card-grid/record-grid.tsx';
import type { Scheduling } from '../ui/card-grid/scheduled-list.tsx';
import { useChosen } from '../ui/card-grid/use-chosen.ts';
import type { Deletion } from '../ui/card-grid/use-deletion.ts';
import { BLOG_KIND } from './blog-kind.ts';
import { ManagedBlogCard } from './managed-blog-card.tsx';

type BlogList = ApiAnswer<'GET /api/blogs/admin/all'>;

interface BlogGridProps {
  query: CardQuery<BlogState>;
  /** Null when it could not be loaded. */
  list: BlogList | null;
  /** The error message. */
  failure: string;
  notice: ReactNode;
}

const deletion = (): Deletion => ({
  remove: (id) => adminApi('DELETE /api/blogs/{id}', { params: { id } }),
  restore: (id) => adminApi('POST /api/blogs/{id}/restore', { params: { id } }),
  words: { deleteFailed: blogs.deleteFailed, restoreFailed: blogs.saveFailed },
});

const scheduling = (): Scheduling<AdminBlogCard> => ({
  set: ({ _id, version }, publishAt) => {
    const parts = { status: publishAt === null ? 'draft' : 'published', publishAt: publishAt ?? '' };
    return sendForm('PUT /api/blogs/{id}', { params: { id: _id }, parts: { ...parts, version: String(version) } });
  },
  failure: blogs.saveFailed,
});

type Shown = Pick<AdminBlogCard, 'status' | 'publishAt'>;

/** Publishes or unpublishes a post at once; changes nothing else. */
function usePublishSwitch(onFailure: (error: unknown) => void) {
  // A scheduled post that is switched off and on again keeps its time.
  const plans = useRef(new Map<string, string>());
  const { chosenOf, choose } = useChosen<Shown>({
    send: async (id, { status, publishAt }, version) => {
      const parts = { status, publishAt: publishAt ?? '', version: String(version) };
      return (await sendForm('PUT /api/blogs/{id}', { params: { id }, parts })).blog;
    },
    onFailure,
  });
  const publish = (stored: AdminBlogCard, published: boolean) => {
    const publishAt = { ...stored, ...chosenOf(stored) }.publishAt;
    if (publishAt !== null) plans.current.set(stored._id, publishAt);
    choose(
      stored,
      published
        ? { status: 'published', publishAt: plans.current.get(stored._id) ?? null }
        : { status: 'draft', publishAt: null },
    );
  };
  return { chosenOf, publish };
}

/** Lists all posts as cards, to search, publish, unpublish and delete. */
export function BlogGrid({ query, list, failure, notice }: BlogGridProps) {
  const [banner, setBanner] = useState('');
  const { chosenOf, publish } = usePublishSwitch((error) => setBanner(wordsOf(error, blogs.saveFailed)));
  return (
    <RecordGrid
      noun={blogs.noun}
      nouns={blogs.nouns}
      path={BLOG_KIND.path}
      title={blogs.title}
      createLabel={blogs.createPost}
      emptyHint={blogs.emptyHint}
      query={query}
      statusNames={blogs.states}
      list={list && { ...list, cards: list.blogs }}
      failure={failure}
      banner={banner}
      onBanner={setBanner}
      deletion={deletion()}
      notice={notice}
      scheduling={scheduling()}
      renderCard={(stored, onDelete) => {
        const card = { ...stored, ...chosenOf(stored) };
        return (
          <ManagedBlogCard card={card} onPublish={(published) => publish(stored, published)} onDelete={onDelete} />
        );
      }}
    />
  );
}
