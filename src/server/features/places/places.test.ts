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
