import { expect, it } from 'vitest';
import { startApp } from '../../../../test/start-app.ts';

const DAY_MS = 24 * 3_600_000;

it('the site tells the long weekends that begin today or later', async () => {
  const site = await startApp('sqlite');
  try {
    // Guru Nanak Jayanti on a Tuesday; it starts on the day of the test.
    const first = { from: '2026-11-21', to: '2026-11-24' };
    const christmas = { from: '2026-12-25', to: '2026-12-27' };
    const republicDay = { from: '2027-01-23', to: '2027-01-26' };
    expect((await site.api('GET /api/site')).longWeekends.slice(0, 2)).toEqual([first, christmas]);
    // From 21 November to 26 December, the second day of the Christmas weekend.
    site.advance(35 * DAY_MS);
    const { longWeekends } = await site.api('GET /api/site');
    expect(longWeekends[0]).toEqual(republicDay);
    expect(longWeekends).toHaveLength(3);
  } finally {
    await site.close();
  }
});
