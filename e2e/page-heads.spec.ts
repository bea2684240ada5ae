import { expect, test } from './site.ts';

const readable = (text: string) =>
  text.replace(
    /&(amp|quot|lt|gt|#x27);/g,
    (_, name: string) => ({ amp: '&', quot: '"', lt: '<', gt: '>' })[name] ?? "'",
  );

test('every page of the sitemap has a title of its own and a description that are shown whole', {
  tag: '@once',
}, async ({ page, site }) => {
  const sitemap = await (await page.request.get(`${site.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(20);
  const titles = new Map<string, string>();
  for (const path of paths) {
    const html = await (await page.request.get(site.url + path)).text();
    const title = readable(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
    const description = readable(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');
    expect(title.length, `${path}: ${title}`).toBeGreaterThan(0);
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(0);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(155);
    expect(titles.get(title), `${title} is the title of ${path} and of another page`).toBeUndefined();
    titles.set(title, path);
  }
});
