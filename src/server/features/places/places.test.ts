import { expect, it, vi } from 'vitest';
import { planner } from '../../../../test/gazetteer.ts';
import { startApp } from '../../../../test/start-app.ts';

it('prepares the planner when the search form asks for places', async () => {
  const wake = vi.fn();
  const site = await startApp('sqlite', { planner: { ...planner, wake } });
  await site.app.inject({ url: '/api/site' });
  expect(wake).not.toHaveBeenCalled();
  const answer = await site.app.inject({ url: '/api/places/suggest?q=' });
  expect(answer.json().places).toHaveLength(10);
  expect(wake).toHaveBeenCalledOnce();
});

it('names places in the language asked for, and knows them by those names', async () => {
  const site = await startApp('sqlite');
  const find = async (q: string) => {
    const answer = await site.app.inject({ url: `/api/places/suggest?lang=bn&limit=1&q=${encodeURIComponent(q)}` });
    return answer.json().places[0];
  };
  expect(await find('Darjeeling')).toMatchObject({ city: 'দার্জিলিং', state: 'পশ্চিমবঙ্গ', code: 'IXB' });
  expect(await find('হ্যাভলক দ্বীপ')).toMatchObject({ city: 'হ্যাভলক দ্বীপ', isUnionTerritory: true });
});
