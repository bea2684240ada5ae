import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogForms } from '../../../../test/blog-posts.ts';
import { engines } from '../../../../test/databases.ts';
import { plain } from '../../../../test/pictures.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';

describe.each(engines)('the feed on %s', (engine) => {
  let site: TestApp;
  let created: ReturnType<typeof blogForms>['created'];
  let sendPicture: ReturnType<typeof blogForms>['sendPicture'];
  beforeAll(async () => {
    site = await startApp(engine);
    ({ created, sendPicture } = blogForms(site));
  });
  afterAll(() => site.close());

  const readFeed = async () => (await site.app.inject('/feed.xml')).body;

  it('has the whole post, and its pictures where they can be had from anywhere', async () => {
    const bytes = await plain(64, 48).png().toBuffer();
    const { body } = await sendPicture([{ part: 'picture', fileName: 'hill.png', bytes }]);
    await created({ status: 'published', content: `<p>Tea &amp; a view</p><img src="${body.url}" alt="A hill">` });
    const content = /<content:encoded>(.*?)<\/content:encoded>/.exec(await readFeed())?.[1] ?? '';
    const html = content.replace(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code)));
    expect(html).toMatch(
      /^<p>Tea &amp; a view<\/p><img src="http:\/\/localhost:3000\/pictures\/uploads\/[\w.-]+" alt="A hill"/,
    );
    expect(html).not.toContain('srcset');
  });

  it('has nothing of a draft', async () => {
    await created({ content: '<p>Not yet for anybody</p>' });
    expect(await readFeed()).not.toContain('Not yet for anybody');
  });
});
