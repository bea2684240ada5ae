import type { BlogCard } from '../../contracts/blogs.ts';
import { blogPost } from '../../words/en/site/blog-post.ts';
import { blogs } from '../../words/en/site/blogs.ts';
import { readyOf } from '../api/load-failure.ts';
import { useLocation } from '../navigation/navigation.ts';
import { postPath } from '../site/blogs/blog-address.ts';
import { listPostData } from '../site/blogs/blog-data.ts';
import { type BlogPostResult, loadBlogPost } from '../site/blogs/load-blogs.ts';
import { PostPage, PostWaiting } from '../site/blogs/post-page.tsx';
import { PostPlaces } from '../site/blogs/post-places.tsx';
import { RelatedPosts } from '../site/blogs/related-posts.tsx';
import { useSite } from '../site/frame/site-context.ts';
import { SharePost } from '../site/sharing/share-post.tsx';
import { keepSearchDraft, readSearchDraft } from '../site/trip-search/search-parameters.ts';
import type { HeadArgs, HeadEntry, Page, Refused, ScreenProps } from '../site-router/page-module.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { asShareable } from '../ui/travel-picture.tsx';
import { useArriving } from '../ui/use-arriving.ts';
import { loadersOf, type OneOfMany, type ProblemWords, RefusedPage, readHanded, UnreadyPage } from './by-slug.tsx';
import { fitTitle } from './meta-words.ts';
import { describePage, feedLink } from './page-meta.ts';

type PostData = OneOfMany<BlogPostResult>;

const POSTS = { load: loadBlogPost, pathOf: postPath };

const problemWords = (): ProblemWords => ({
  missing: { title: blogPost.missingTitle, tone: 'problem', message: blogPost.missing },
  failed: { title: blogPost.failedTitle, message: blogPost.notLoaded },
  back: (
    <ButtonLink look="action" to="/blog">
      {blogPost.back}
    </ButtonLink>
  ),
});

const handedPost = (state: unknown, slug: string) => readHanded<BlogCard>(state, 'blog', slug);

function describe({
  site,
  location,
  params: { slug = '' },
  data: { result, address },
}: HeadArgs<PostData>): HeadEntry[] {
  const path = postPath(slug);
  const ready = readyOf(result);
  if (!ready) {
    const card = handedPost(location.state, slug);
    return describePage(site, { title: card?.title ?? blogPost.untitled, description: '', path });
  }
  const { blog } = ready;
  const { brand } = site;
  return [
    ...describePage(site, {
      title: blog.metaTitle || blog.title,
      description: blog.metaDescription || blog.excerpt,
      path,
      languages: blog.languages,
      type: 'article',
      ...(blog.featuredImage && { image: asShareable(blog.featuredImage) }),
    }),
    { property: 'article:published_time', content: blog.createdAt },
    { property: 'article:section', content: blog.category },
    feedLink(blogs.feed(site)),
    { structuredData: listPostData(blog, { address, brand }) },
  ];
}

function BlogPostScreen({ params: { slug = '' }, data }: ScreenProps<PostData>) {
  // Another post is another visit: the key discards all state of the previous one.
  return (
    <main>
      <PostVisit key={slug} slug={slug} {...data} />
    </main>
  );
}

/** Starts a search for the place as destination; clears it as origin if it stood there. */
function beginSearch(place: string): void {
  const draft = readSearchDraft();
  keepSearchDraft({ ...draft, to: place, from: draft.from === place ? '' : draft.from });
}

function PostVisit({ slug, result, address }: PostData & { slug: string }) {
  const { latest } = useArriving(result);
  const { state } = useLocation();
  const { brand, twitter } = useSite();
  if (!latest) return <PostWaiting blog={handedPost(state, slug)} />;
  if (latest.kind !== 'ready') return <UnreadyPage result={latest} words={problemWords()} pathOf={postPath} />;
  const { blog, related, places } = latest;
  return (
    <>
      <PageTitle>{fitTitle([blog.metaTitle || blog.title], brand)}</PageTitle>
      <PostPage
        blog={blog}
        share={
          <SharePost
            blogId={blog._id}
            url={address}
            title={blog.title}
            account={twitter}
            socialShares={blog.socialShares}
          />
        }
        places={<PostPlaces places={places} onPlan={beginSearch} />}
        related={<RelatedPosts blogs={related} />}
      />
    </>
  );
}

export const page: Page<PostData> = {
  ...loadersOf(POSTS),
  head: describe,
  Screen: BlogPostScreen,
  refused: {
    title: () => blogPost.missing,
    Screen: ({ refusal }: { refusal: Refused }) => <RefusedPage refusal={refusal} words={problemWords()} />,
  },
};
