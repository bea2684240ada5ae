import { ApiError } from '../../contracts/client.ts';
import type { GuestPoll } from '../../contracts/polls.ts';
import { isDay } from '../../core/dates.ts';
import { stopKeys } from '../../core/polls/stop-keys.ts';
import { dates } from '../../words/en/site/dates.ts';
import { polls as words } from '../../words/en/site/polls.ts';
import { controls } from '../../words/en/ui/controls.ts';
import { useSite } from '../site/frame/site-context.ts';
import { wordDates, wordStays } from '../site/itineraries/itinerary-words.ts';
import { SharedPlan } from '../site/itineraries/shared-plan.tsx';
import { TripPrice } from '../site/itineraries/trip-price.tsx';
import { DayTalk, TakenOut, WholeTalk } from '../site/polls/day-talk.tsx';
import { GuestPollHead } from '../site/polls/guest-poll-head.tsx';
import { StopTalk } from '../site/polls/stop-talk.tsx';
import { SuggestionCards, titleOf } from '../site/polls/suggestion-cards.tsx';
import { TalkContext, useTalk } from '../site/polls/talk.ts';
import { useGuestPoll } from '../site/polls/use-guest-poll.ts';
import { type Page, Refusal, type Refused, type ScreenProps } from '../site-router/page-module.ts';
import { Button } from '../ui/button.tsx';
import { ErrorPage } from '../ui/error-page.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Passage } from '../ui/passage.tsx';
import { describePage } from './page-meta.ts';
import styles from './together.module.css';

interface TogetherData {
  readonly poll: GuestPoll;
  readonly token: string;
}

function TogetherScreen({ data: { poll, token } }: ScreenProps<TogetherData>) {
  const parts = useGuestPoll(token, poll);
  const { suggestions, shown, title, ownerName, erasedOn } = poll;
  const days = shown?.details?.fullDayWisePlan.length ?? 0;
  return (
    <TalkContext value={parts.talk}>
      <main>
        <PageHead title={title}>{words.guest.lead({ owner: ownerName, count: suggestions.length })}</PageHead>
        <div className={`page ${styles.body}`}>
          <GuestPollHead poll={poll} {...parts} />
          {suggestions.length === 0 ? (
            <Notice tone="info">{words.guest.nothing}</Notice>
          ) : (
            <section className={styles.part} aria-labelledby="suggestions-title">
              <h2 id="suggestions-title" className={styles.title}>
                {words.guest.suggestions}
              </h2>
              <SuggestionCards
                suggestions={suggestions}
                shownId={shown?.suggestionId ?? null}
                addressOf={(id) => `/together/${token}?plan=${encodeURIComponent(id)}#plan`}
                factsOf={(itinerary) => (
                  <>
                    <p className={styles.dates}>
                      {itinerary.duration}, {wordDates(itinerary)}
                    </p>
                    <p className={styles.stays}>
                      <Passage text={wordStays(itinerary)} />
                    </p>
                    <TripPrice itinerary={itinerary} />
                  </>
                )}
              />
            </section>
          )}
          <ShownPlan poll={poll} />
          <WholeTalk days={days} suggestionId={shown?.suggestionId ?? null} />
          <p className={styles.erased}>
            {words.guest.erased({ day: isDay(erasedOn) ? dates.longDay(erasedOn) : erasedOn })}
          </p>
        </div>
      </main>
    </TalkContext>
  );
}

/** Shows the day plan of one suggestion, with what guests say about its stops. */
function ShownPlan({ poll: { shown, suggestions } }: { poll: GuestPoll }) {
  const { map } = useSite();
  const { state } = useTalk();
  const suggestion = suggestions.find(({ _id }) => _id === shown?.suggestionId);
  if (!shown || !suggestion) return null;
  const { details, suggestionId } = shown;
  const days = details?.fullDayWisePlan ?? [];
  const keys = stopKeys(days);
  return (
    <section id="plan" className={styles.part} aria-labelledby="plan-title">
      <h2 id="plan-title" className={styles.title}>
        <Passage text={words.guest.planTitle({ trip: titleOf(suggestion) })} />
      </h2>
      {details ? (
        <SharedPlan
          key={suggestionId}
          details={details}
          itinerary={suggestion.itinerary}
          maps={map}
          talk={{
            ofStop: (number, row) => {
              const at = days.findIndex(({ day }) => day === number);
              const key = keys[at]?.[row] ?? '';
              const title = days[at]?.stops[row]?.title ?? '';
              return key === '' ? null : <StopTalk suggestionId={suggestionId} stop={key} title={title} />;
            },
            ofDay: (day) => <DayTalk suggestionId={suggestionId} day={day} />,
            briefOf: (number) => {
              const at = days.findIndex(({ day }) => day === number);
              const said = state.remarks.filter(
                (remark) =>
                  remark.suggestionId === suggestionId &&
                  (remark.stop === null ? remark.day === number : keys[at]?.includes(remark.stop)),
              );
              return words.guest.said({
                likes: said.filter(({ kind }) => kind === 'like').length,
                questions: said.filter(({ kind }) => kind === 'question').length,
                comments: said.filter(({ kind }) => kind === 'comment').length,
              });
            },
          }}
        />
      ) : (
        <Notice tone="info">{words.guest.noPlan}</Notice>
      )}
      {details && <TakenOut suggestionId={suggestionId} keys={new Set(keys.flat())} />}
    </section>
  );
}

/** Shows that the link was taken back or is wrong, or that the poll could not be loaded. */
function RefusedPoll({ refusal: { status, message, requestId } }: { refusal: Refused }) {
  if (status === 404) {
    return <ErrorPage status={404} title={words.guest.wrongLinkTitle} text={message || words.guest.wrongLink} />;
  }
  return (
    <ErrorPage status={status} title={words.notLoaded} text={message} requestId={requestId}>
      <Button look="action" onClick={() => location.reload()}>
        {controls.tryAgain}
      </Button>
    </ErrorPage>
  );
}

export const page: Page<TogetherData> = {
  async load({ api, params: { token = '' }, url }) {
    const plan = url.searchParams.get('plan') ?? undefined;
    try {
      const { poll } = await api('GET /api/together/{token}', { params: { token }, query: plan ? { plan } : {} });
      return { poll, token };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status < 400) throw new Refusal({ status: 503 });
      // A malformed token also answers 404.
      const { status, requestId, message } = error;
      throw status === 400 ? new Refusal({ status: 404 }) : new Refusal({ status, requestId, message });
    }
  },

  // Neither the secret nor the title: both would stand in histories, previews and statistics.
  head: ({ site }) =>
    describePage(site, {
      title: words.title,
      description: words.guest.pageDescription,
      path: '/',
      hidden: true,
    }),

  Screen: TogetherScreen,
  refused: { title: () => words.guest.wrongLinkTitle, Screen: RefusedPoll },
};
