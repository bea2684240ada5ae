import type { DemoPost } from './demo-post.ts';
import { guidePosts } from './posts-guides.ts';
import { housePosts } from './posts-house.ts';
import { moneyPosts } from './posts-money.ts';
import { storyPosts } from './posts-stories.ts';
import { tipPosts } from './posts-tips.ts';

/** Every post of the demonstration content. */
export const demoPosts: readonly DemoPost[] = [...guidePosts, ...storyPosts, ...tipPosts, ...moneyPosts, ...housePosts];
