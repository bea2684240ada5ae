import { expect, it } from 'vitest';
import { startApp } from '../../../../test/start-app.ts';

const read = async (payload: object) => {
  const site = await startApp('sqlite');
  return site.app.inject({ method: 'POST', url: '/api/wishes/read', payload });
};

it('reads words into fields, with the names of places', async () => {
  const words = 'we are 2 with a 4 year old, pure veg, want to see Tiger Hill, and a pony for Asha';
  const answer = await read({ words, to: 'Darjeeling' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    wishes: {
      party: { adults: 2, children: [4], elders: 0, mobility: 'full' },
      diet: ['vegetarian'],
      mustSee: ['darjeeling-tiger-hill'],
    },
    travellers: 3,
    names: { 'darjeeling-tiger-hill': 'Tiger Hill sunrise' },
    unread: ['and a pony for asha'],
    notes: [],
  });
});

it.each([
  ['words that are too long', { words: 'x'.repeat(401) }],
  ['no words', {}],
  ['sixty travellers', { words: 'veg', travellers: 60 }],
])('refuses %s', async (_what, payload) => {
  expect((await read(payload)).statusCode).toBe(400);
});
