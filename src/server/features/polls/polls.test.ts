import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { api as contract } from '../../../contracts/api.ts';
import type { ApiCall } from '../../../contracts/client.ts';
import type { OwnPoll } from '../../../contracts/polls.ts';
import { addDays, dayInIndia } from '../../../core/dates.ts';
import { stopKeys } from '../../../core/polls/stop-keys.ts';
import { guestStore } from './guest-store.ts';
import { pollRetention } from './poll-retention.ts';
import { pollStore } from './store.ts';

const START = addDays(dayInIndia(TEST_NOW), 60);
const SEARCH = { from: 'Kolkata', to: 'Darjeeling', departureDate: START, returnDate: addDays(START, 4) };
const DAY_MS = 86_400_000;

const freshKey = (): string => randomBytes(24).toString('base64url');
const tokenOf = ({ path }: Pick<OwnPoll, 'path'>): string => path?.split('/')[2] ?? '';

describe.each(engines)('polls on %s', (engine) => {
  let site: TestApp;
  let itineraryIds: string[];
  beforeAll(async () => {
    site = await startApp(engine);
    const { itineraries } = await site.api('POST /api/generate-itinerary', { body: SEARCH });
    itineraryIds = itineraries.map(({ _id }) => _id).slice(0, 2);
  });
  afterAll(() => site.close());

  /** Returns a person with two kept trips and a poll about both. */
  async function begin() {
    const owner = await site.register({ name: 'Asha Sen' });
    const { api } = owner;
    const tripIds: string[] = [];
    for (const itineraryId of itineraryIds) {
      tripIds.push((await api('POST /api/trips', { body: { itineraryId } })).trip._id);
    }
    const body = { title: 'Puja holidays', ownerName: 'Asha', tripIds };
    const { poll } = await api('POST /api/polls', { body });
    const [first = '', second = ''] = poll.suggestions.map(({ _id }) => _id);
    return { ...owner, poll, token: tokenOf(poll), tripIds, first, second };
  }

  let addresses = 0;
  /** Returns a guest who has joined from an address of their own. */
  async function guestOf(token: string, name: string) {
    addresses += 1;
    const api: ApiCall = site.apiAs(null, `198.18.${addresses >> 8}.${addresses & 255}`);
    const key = freshKey();
    const params = { token };
    const { guestId } = await api('PUT /api/together/{token}/guest', { params, body: { key, name } });
    const vote = (suggestionId: string | null) =>
      api('PUT /api/together/{token}/vote', { params, body: { key, suggestionId } });
    const remark = (about: Partial<{ suggestionId: string; stop: string; day: number; text: string; once: string }>) =>
      api('POST /api/together/{token}/remarks', {
        params,
        body: { key, once: freshKey(), text: 'Too early for us', suggestionId: null, stop: null, day: null, ...about },
      });
    const report = (remarkId: string) =>
      api('PUT /api/together/{token}/remarks/{remarkId}/report', { params: { token, remarkId }, body: { key } });
    const open = async () => (await api('GET /api/together/{token}', { params })).poll;
    return { api, key, guestId, vote, remark, report, open };
  }

  /** Returns the keys of the stops in the plan that a guest sees. */
  const keysIn = (poll: Awaited<ReturnType<Awaited<ReturnType<typeof guestOf>>['open']>>): string[] =>
    stopKeys(poll.shown?.details?.fullDayWisePlan ?? [])
      .flat()
      .filter((key) => key !== '');

  it('show guests the whole plan and the price of the site, and nothing that opens more', async () => {
    const { token, poll, user, tripIds } = await begin();
    const { poll: seen } = await site.api('GET /api/together/{token}', { params: { token } });
    expect([seen.title, seen.ownerName, seen.suggestions.length]).toEqual(['Puja holidays', 'Asha', 2]);
    expect(seen.shown?.details?.fullDayWisePlan).toHaveLength(5);
    expect(seen.suggestions.map(({ itinerary }) => itinerary.totalPrice)).toEqual(
      poll.suggestions.map(({ itinerary }) => itinerary.totalPrice),
    );
    const text = JSON.stringify(seen);
    for (const secret of [user.phone, user._id, 'Sen', ...tripIds, ...itineraryIds]) expect(text).not.toContain(secret);
    for (const { itinerary } of poll.suggestions) expect(text).not.toContain(itinerary.slug);
    expect(seen.erasedOn).toBe(addDays(SEARCH.returnDate, 30));
  });

  it('count a vote once, however often it is sent at once, and another one instead', async () => {
    const { token, first, second, poll, api } = await begin();
    const { vote } = await guestOf(token, 'Ravi');
    const answers = await Promise.all(Array.from({ length: 20 }, () => vote(first)));
    expect(answers.every(({ state }) => state.votes.length === 1)).toBe(true);
    expect((await vote(second)).state.votes.map(({ suggestionId }) => suggestionId)).toEqual([second]);
    expect((await api('GET /api/polls')).polls[0]).toMatchObject({ _id: poll._id, votes: 1, questions: 0 });
    expect((await vote(null)).state.votes).toEqual([]);
  });

  it('count fifty guests who vote at once', { timeout: 60_000 }, async () => {
    const { token, first, second, api, poll } = await begin();
    await Promise.all(
      Array.from({ length: 50 }, async (_, i) => (await guestOf(token, `Guest ${i}`)).vote(i % 2 ? first : second)),
    );
    const { votes } = (await api('GET /api/polls/{id}', { params: { id: poll._id } })).poll.state;
    expect(votes).toHaveLength(50);
    expect(votes.filter(({ suggestionId }) => suggestionId === first)).toHaveLength(25);
  });

  it('need a name, and refuse what is not of this poll', async () => {
    const { token, first } = await begin();
    const other = await begin();
    const { vote, remark, open } = await guestOf(token, 'Ravi');
    const body = { key: freshKey(), suggestionId: first };
    await expect(site.api('PUT /api/together/{token}/vote', { params: { token }, body })).rejects.toMatchObject({
      status: 409,
    });
    await expect(vote(other.first)).rejects.toMatchObject({ status: 409 });
    await expect(remark({ suggestionId: first, stop: 'visit:0.0000,0.0000' })).rejects.toMatchObject({ status: 409 });
    await expect(remark({ text: ' ' })).rejects.toMatchObject({ status: 400 });
    await expect(remark({ text: 'x'.repeat(501) })).rejects.toMatchObject({ status: 400 });
    await expect(other.api('GET /api/polls/{id}', { params: { id: 'no-such' } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await open()).state.remarks).toEqual([]);
  });

  it('keep likes, questions and comments, each once, and let their guest alone change them', async () => {
    const { token, first, api, poll } = await begin();
    const [ravi, mita] = [await guestOf(token, 'Ravi'), await guestOf(token, 'Mita')];
    const [stop = ''] = keysIn(await ravi.open()).filter((key) => key.startsWith('visit'));
    const like = (isLiked: boolean) =>
      ravi.api('PUT /api/together/{token}/like', {
        params: { token },
        body: { key: ravi.key, suggestionId: first, stop, isLiked },
      });
    await Promise.all([like(true), like(true)]);
    const once = freshKey();
    await Promise.all([
      ravi.remark({ once, suggestionId: first, stop }),
      ravi.remark({ once, suggestionId: first, stop }),
    ]);
    const { state } = await mita.remark({ text: '<img src=x onerror=alert(1)>', suggestionId: first, day: 2 });
    expect(state.remarks.map(({ kind, day }) => [kind, day !== null])).toEqual([
      ['like', true],
      ['question', true],
      ['comment', true],
    ]);
    expect(state.remarks[2]?.text).toBe('<img src=x onerror=alert(1)>');
    expect((await like(false)).state.remarks.filter(({ kind }) => kind === 'like')).toEqual([]);
    const question = state.remarks[1]?._id ?? '';
    const edit = (guest: typeof ravi, text: string) =>
      guest.api('PUT /api/together/{token}/remarks/{remarkId}', {
        params: { token, remarkId: question },
        body: { key: guest.key, text },
      });
    await expect(edit(mita, 'Mine')).rejects.toMatchObject({ status: 404 });
    expect((await edit(ravi, 'Is it open?')).state.remarks[0]).toMatchObject({ text: 'Is it open?', isEdited: true });
    const params = { id: poll._id, remarkId: question };
    const answered = await api('POST /api/polls/{id}/remarks/{remarkId}/answers', { params, body: { text: 'Yes' } });
    expect(answered.poll.state.remarks.at(-1)).toMatchObject({ kind: 'answer', guestId: null, answersTo: question });
    expect((await api('GET /api/polls')).polls[0]?.questions).toBe(0);
    await expect(edit(ravi, 'Again')).rejects.toMatchObject({ status: 409 });
    const gone = await ravi.api('DELETE /api/together/{token}/remarks/{remarkId}', {
      params: { token, remarkId: question },
      query: { key: ravi.key },
    });
    expect(gone.state.remarks.map(({ kind }) => kind)).toEqual(['comment']);
  });

  it('hide what two guests reported until the owner shows it again', async () => {
    const { token, api, poll } = await begin();
    const [ravi, mita, tara] = [
      await guestOf(token, 'Ravi'),
      await guestOf(token, 'Mita'),
      await guestOf(token, 'Tara'),
    ];
    const remarkId = (await ravi.remark({})).state.remarks[0]?._id ?? '';
    await expect(ravi.report(remarkId)).rejects.toMatchObject({ status: 404 });
    await mita.report(remarkId);
    expect((await mita.report(remarkId)).state.remarks).toHaveLength(1);
    expect((await tara.report(remarkId)).state.remarks).toEqual([]);
    const params = { id: poll._id, remarkId };
    const own = await api('GET /api/polls/{id}', { params });
    expect(own.poll.state.remarks).toMatchObject([{ reports: 2, isHidden: true }]);
    await api('PUT /api/polls/{id}/remarks/{remarkId}/shown', { params });
    expect((await ravi.open()).state.remarks).toMatchObject([{ reports: 0, isHidden: false }]);
    await api('DELETE /api/polls/{id}/remarks/{remarkId}', { params });
    expect((await ravi.open()).state.remarks).toEqual([]);
  });

  it('are closed with a choice, which moves its trip to the top, and opened again', async () => {
    const { token, api, poll, first, second, tripIds } = await begin();
    const ravi = await guestOf(token, 'Ravi');
    await ravi.vote(second);
    site.advance(1000);
    const params = { id: poll._id };
    await api('PUT /api/polls/{id}/closing', { params, body: { chosenId: first } });
    expect((await api('GET /api/trips')).trips[0]?._id).toBe(tripIds[0]);
    expect((await ravi.open()).state).toMatchObject({ isOpen: false, chosenId: first });
    await expect(ravi.vote(first)).rejects.toMatchObject({ status: 409 });
    await expect(ravi.remark({})).rejects.toMatchObject({ status: 409 });
    await api('DELETE /api/polls/{id}/closing', { params });
    expect((await ravi.vote(first)).state).toMatchObject({ isOpen: true, chosenId: null });
  });

  it('lose their link at once when it is taken back or renewed, for pages and acts alike', async () => {
    const { token, api, poll } = await begin();
    const ravi = await guestOf(token, 'Ravi');
    const params = { id: poll._id };
    const taken = await api('DELETE /api/polls/{id}/link', { params });
    expect(taken.poll.path).toBeNull();
    await expect(ravi.open()).rejects.toMatchObject({ status: 404, message: expect.stringContaining('taken back') });
    await expect(ravi.remark({})).rejects.toMatchObject({ status: 404 });
    const fresh = tokenOf((await api('POST /api/polls/{id}/link', { params })).poll);
    expect(fresh).not.toBe(token);
    await expect(ravi.open()).rejects.toMatchObject({ status: 404 });
    await site.api('GET /api/together/{token}', { params: { token: fresh } });
  });

  it('keep their secret out of the activities', () => {
    const pageData = { pageTitle: 'Decide together', path: '/bn/together/6tT9-h0HQ9PuVTUJ' };
    const read = contract['POST /api/activity'].body.parse({ activities: [{ type: 'page_view', pageData }] });
    expect(JSON.stringify(read)).not.toContain('6tT9');
  });

  it('refuse an address that tries many links', async () => {
    const { token } = await begin();
    const guesser = site.apiAs(null, '198.19.0.1');
    const statuses = [];
    for (let i = 0; i < 22; i += 1) {
      const opened = guesser('GET /api/together/{token}', { params: { token: freshKey() } });
      statuses.push(await opened.catch(({ status }: { status: number }) => status));
    }
    expect(statuses.slice(0, 20).every((status) => status === 404)).toBe(true);
    expect(statuses.slice(20)).toEqual([429, 429]);
    await expect(guesser('GET /api/together/{token}', { params: { token } })).rejects.toMatchObject({ status: 429 });
    await site.api('GET /api/together/{token}', { params: { token } });
  });

  it('tell that a plan was changed since a vote, and answer nothing while all is as it was', async () => {
    const { token, api, first, tripIds } = await begin();
    const ravi = await guestOf(token, 'Ravi');
    const { state } = await ravi.vote(first);
    const since = (stamp: string) =>
      ravi.api('GET /api/together/{token}/state', { params: { token }, query: { since: stamp } });
    expect((await since(state.stamp)).state).toBeNull();
    const id = tripIds[0] ?? '';
    const { editing } = await api('GET /api/trips/{id}/editing', { params: { id } });
    const sight = editing.decisions.days.flatMap(({ sights }) => sights)[0];
    const days = editing.decisions.days.map((each) => ({
      ...each,
      sights: each.sights.filter((name) => name !== sight),
    }));
    const body = { decisions: { ...editing.decisions, days }, revision: 0 };
    await api('PUT /api/trips/{id}/plan', { params: { id }, body });
    expect((await since(state.stamp)).state?.votes).toMatchObject([{ suggestionId: first, isOutdated: true }]);
    await api('DELETE /api/trips/{id}', { params: { id } });
    const left = await ravi.open();
    expect([left.suggestions.length, left.state.votes]).toEqual([1, []]);
  });

  it('are erased with their owner, and thirty days after the trip', async () => {
    const { token, api, user } = await begin();
    const later = await begin();
    await (await guestOf(token, 'Ravi')).remark({});
    await (await guestOf(later.token, 'Mita')).remark({});
    expect((await api('GET /api/users/me/export')).polls).toMatchObject([{ title: 'Puja holidays' }]);
    await api('DELETE /api/users/me');
    const rowsOf = (userId: string) =>
      site.database.read.selectFrom('polls').select('id').where('userId', '=', userId).execute();
    const names = async () =>
      (await site.database.read.selectFrom('pollGuests').select('name').execute()).map(({ name }) => name);
    expect(await rowsOf(user._id)).toEqual([]);
    await expect(site.api('GET /api/together/{token}', { params: { token } })).rejects.toMatchObject({ status: 404 });
    expect(await names()).toContain('Mita');
    const store = pollStore(site.database);
    const clock = () => TEST_NOW + (64 + 30) * DAY_MS;
    const swept = pollRetention({ database: site.database, clock, store, guests: guestStore(site.database) });
    await swept.sweep();
    expect(await rowsOf(later.user._id)).toEqual([]);
    expect(await names()).toEqual([]);
  });
});
