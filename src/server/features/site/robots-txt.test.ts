import { expect, it } from 'vitest';
import { startApp } from '../../../../test/start-app.ts';

it('search engines are kept from what is no page for them, and from no booking: those say noindex themselves', async () => {
  const site = await startApp('sqlite');
  const { body } = await site.app.inject('/robots.txt');
  await site.close();
  const closed = body.match(/(?<=Disallow: ).+/g);
  expect(closed).toEqual(expect.arrayContaining(['/api/', '/admin', '/search-results', '/debug']));
  expect(closed).not.toEqual(expect.arrayContaining([expect.stringContaining('booking')]));
});
