import type { APIRequestContext } from '@playwright/test';
import { ADMIN, expect, expectAccessible, expectUncovered, type Site, test } from './site.ts';

/** Enough sections for a table of contents. */
const PARTS = ['Why go when it rains', 'Where to stay', 'What to eat'];
const CONTENT = PARTS.map((part) => `<h2>${part}</h2><p>${'Panaji is wet and green. '.repeat(60)}</p>`).join('');

let posts = 0;

async function signIn(request: APIRequestContext, site: Site): Promise<{ authorization: string }> {
  const signedIn = await request.post(`${site.url}/api/admin/auth/login`, { data: ADMIN });
  const { token } = (await signedIn.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

interface Published {
  readonly _id: string;
  readonly slug: string;
  readonly title: string;
}

/** Publishes a post with a title that no other journey uses. */
async function publish(request: APIRequestContext, site: Site): Promise<Published> {
  const title = `Goa in the rain ${Date.now()}-${posts++}`;
  const answer = await request.post(`${site.url}/api/blogs/create`, {
    headers: await signIn(request, site),
    multipart: {
      title,
      content: CONTENT,
      excerpt: 'Wet, green and half the price.',
      category: 'Travel Tips',
      tags: 'goa, monsoon',
      status: 'published',
      authorName: 'Asha Sen',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { blog } = (await answer.json()) as { blog: { _id: string; slug: string } };
  return { ...blog, title };
}

/** Changes a post's slug, as the back office would. */
async function giveSlug(request: APIRequestContext, site: Site, { _id }: Published, slug: string): Promise<void> {
  const headers = await signIn(request, site);
  const opened = await request.get(`${site.url}/api/blogs/admin/${_id}`, { headers });
  const { blog } = (await opened.json()) as { blog: { version: number } };
  const saved = await request.put(`${site.url}/api/blogs/${_id}`, {
    headers,
    multipart: { slug, version: String(blog.version) },
  });
  expect(saved.status(), await saved.text()).toBe(200);
}

test('a post whose address was changed is found at the old one, by link and by card', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const post = await publish(page.request, site);
  const [second, third] = [`${post.slug}-second`, `${post.slug}-third`];
  await page.goto(`${site.url}/blog/${post.slug}`);
  await giveSlug(page.request, site, post, second);
  const answer = await page.request.get(`${site.url}/blog/${post.slug}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, `/blog/${second}`]);
  await page.goto(`${site.url}/blog/${post.slug}`);
  await expect(page).toHaveURL(`${site.url}/blog/${second}`);
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();

  await page.goto(`${site.url}/blog?search=${encodeURIComponent(post.title)}`);
  const card = page.getByRole('article').getByRole('link', { name: post.title });
  await expect(card).toHaveAttribute('href', `/blog/${second}`);
  await giveSlug(page.request, site, post, third);
  await card.click();
  await expect(page).toHaveURL(`${site.url}/blog/${third}`);
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  // The browser has followed the old address before, and must ask again.
  await page.goto(`${site.url}/blog/${post.slug}`);
  await expect(page).toHaveURL(`${site.url}/blog/${third}`);
});

test('a post is found, read by its parts, shared once and planned from', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { slug, title } = await publish(page.request, site);
  await page.goto(`${site.url}/blog`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Travel Tips', exact: true }).click();
  await expect(page).toHaveURL(/category=Travel\+Tips/);
  await page.getByRole('searchbox', { name: 'Search posts' }).fill(title);
  await expect(page.getByText('Showing 1 of 1 post')).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`${site.url}/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Travel Writer')).toBeVisible();
  await expectAccessible(page);

  const unfold = page.getByText('In this post').locator('visible=true');
  if (await page.locator('details', { has: unfold }).count()) await unfold.click();
  await page.getByRole('link', { name: 'What to eat' }).locator('visible=true').click();
  await expectUncovered(page.getByRole('heading', { name: 'What to eat' }));
  await expect(page.getByRole('heading', { name: 'What to eat' })).toBeFocused();

  await expect(page.getByText('This post has been shared 0 times')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('This post has been shared 1 time', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/blog/${slug}`);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  const again = page.waitForResponse((response) => response.url().endsWith('/share'));
  await page.getByRole('button', { name: 'Copy link' }).click();
  expect((await again).status()).toBe(200);
  await expect(page.getByText('This post has been shared 1 time', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: /Plan a trip to Panaji|Plan a trip to Goa/ }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(/Panaji|Goa/);
});

test('a new installation has posts that lead on: to packages, to each other, to trips', async ({ page, site }) => {
  await page.goto(`${site.url}/blog?category=Destination+Guides`);
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Puri, Konark and Chilika/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Puri, Konark and Chilika/ })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: /Plan a trip to/ })).toHaveCount(4);
  const more = page.getByRole('region', { name: 'Related posts' });
  await expect(more.getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'four days by train' }).click();
  await expect(page).toHaveURL(`${site.url}/package/puri-konark-four-days-by-train`);
  await page.goBack();
  await more.getByRole('link', { name: /^Darjeeling by the Clock/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Darjeeling by the Clock/ })).toBeVisible();
});

test('a post that does not exist is said to, with the way back', { tag: '@once' }, async ({ page, site, guards }) => {
  guards.expected.push(/404/);
  const answer = await page.goto(`${site.url}/blog/no-such-post`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('alert')).toHaveText('Blog not found');
  await page.getByRole('link', { name: 'Back to Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Travel Blog' })).toBeVisible();
});

test('a list without matches says so and leads on', { tag: '@once' }, async ({ page, site }) => {
  await page.goto(`${site.url}/blog?search=qqqqzzzz`);
  await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  await page.getByRole('link', { name: 'Show all posts' }).click();
  await expect(page).toHaveURL(`${site.url}/blog`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list can be searched and a post read and passed on', async ({ page, site }) => {
    const { slug, title } = await publish(page.request, site);
    await page.goto(`${site.url}/blog?category=Travel+Tips`);
    await page.getByRole('searchbox', { name: 'Search posts' }).fill(title);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/category=Travel\+Tips&search=/);
    await page.getByRole('article').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Where to stay' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Share on Facebook/ })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(`/blog/${slug}`)),
    );
  });
});
