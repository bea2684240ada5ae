import { useState } from 'react';
import type { OwnPoll, PollRemark } from '../../../contracts/polls.ts';
import { polls as words } from '../../../words/en/site/polls.ts';
import { Link } from '../../navigation/link.tsx';
import { Button } from '../../ui/button.tsx';
import { About } from './about.tsx';
import styles from './own-poll.module.css';
import lists from './polls.module.css';
import { RemarkForm } from './remark-form.tsx';
import { RemarkView, writerOf } from './remark-view.tsx';
import { titleOf } from './suggestion-cards.tsx';
import { answersTo } from './talk.ts';
import type { OwnPollActs } from './use-own-poll.ts';

interface OwnRemarksProps {
  poll: OwnPoll;
  acts: OwnPollActs;
}

/** What was said about one stop, one day, or the whole. */
interface Topic {
  readonly key: string;
  readonly heading: string;
  /** Address of the plan at that day; null for the whole, and for what is no longer in the plan. */
  readonly planAddress: string | null;
  readonly likes: number;
  readonly remarks: readonly PollRemark[];
}

/** Gathers what was said by what it is about: the whole, then each suggestion's days and stops. */
function topicsOf({ state, suggestions }: OwnPoll): Topic[] {
  const topics = new Map<string, PollRemark[]>();
  for (const remark of state.remarks) {
    if (remark.kind === 'answer') continue;
    const key = `${remark.suggestionId ?? ''} ${remark.stop ?? remark.day ?? ''}`;
    topics.set(key, [...(topics.get(key) ?? []), remark]);
  }
  return [...topics].flatMap(([key, [first, ...more]]) => {
    if (!first) return [];
    const remarks = [first, ...more];
    const suggestion = suggestions.find(({ _id }) => _id === first.suggestionId);
    const stop = suggestion?.stops.find((each) => each.key === first.stop);
    const day = first.stop === null ? first.day : (stop?.day ?? null);
    const slug = suggestion?.itinerary.slug ?? '';
    return [
      {
        key,
        heading: [...(suggestion && suggestions.length > 1 ? [titleOf(suggestion)] : []), wordTopic(first, stop)].join(
          ': ',
        ),
        planAddress: slug !== '' && day !== null ? `/itinerary/${encodeURIComponent(slug)}#day-${day}` : null,
        likes: remarks.filter(({ kind }) => kind === 'like').length,
        remarks: remarks.filter(({ kind }) => kind !== 'like'),
      },
    ];
  });
}

function wordTopic(remark: PollRemark, stop: OwnPoll['suggestions'][number]['stops'][number] | undefined): string {
  if (stop) return words.owner.aboutStop({ stop: stop.title, day: stop.day });
  if (remark.stop !== null) return words.owner.aboutGone({ stop: remark.stopTitle });
  return remark.day === null ? words.owner.whole : words.owner.aboutDay({ day: remark.day });
}

/** Shows all that guests said, to be answered or deleted. */
export function OwnRemarks({ poll, acts }: OwnRemarksProps) {
  const topics = topicsOf(poll);
  return (
    <section className={styles.part} aria-labelledby="remarks-title">
      <h2 id="remarks-title" className={styles.subtitle}>
        {words.owner.remarks}
      </h2>
      {topics.length === 0 && <p className={styles.hint}>{words.owner.noRemarks}</p>}
      {topics.map(({ key, heading, planAddress, likes, remarks }) => (
        <div key={key} className={styles.topic}>
          <h3 className={styles.topicTitle}>
            <bdi>{heading}</bdi>
          </h3>
          <p className={styles.hint}>
            {likes > 0 && <span>♥ {words.owner.likes({ count: likes })}</span>}{' '}
            {planAddress !== null && (
              <Link to={planAddress} className={styles.planLink ?? ''}>
                {words.owner.openPlan}
              </Link>
            )}
          </p>
          <ul className={lists.remarks}>
            {remarks.map((remark) => (
              <OwnRemark key={remark._id} remark={remark} poll={poll} acts={acts} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function OwnRemark({ remark, poll, acts }: OwnRemarksProps & { remark: PollRemark }) {
  const [answering, setAnswering] = useState(false);
  const { state, ownerName } = poll;
  const { _id: id, kind, reports, isHidden } = remark;
  const name = writerOf(remark, state, ownerName);
  const answers = answersTo(state, remark);
  return (
    <RemarkView
      remark={remark}
      state={state}
      ownerName={ownerName}
      isWriting={answering}
      mark={
        reports > 0 && (
          <strong className={styles.reported}>
            {words.owner.reports({ count: reports })}
            {isHidden && `, ${words.owner.hidden}`}
          </strong>
        )
      }
      acts={
        <>
          {kind !== 'answer' && !answering && (
            <Button look="plain" data-opens onClick={() => setAnswering(true)}>
              {words.owner.answer}
              <About what={name} />
            </Button>
          )}
          {isHidden && (
            <Button look="plain" onClick={() => void acts.showRemark(id)}>
              {words.owner.showAgain}
            </Button>
          )}
          <Button look="plain" onClick={() => void acts.deleteRemark(id)}>
            {words.guest.remove}
            <About what={name} />
          </Button>
        </>
      }
    >
      {answering && (
        <RemarkForm
          label={words.owner.answerTo({ name })}
          submit={words.guest.send}
          onSend={(text) => acts.answer(id, text)}
          onLeave={() => setAnswering(false)}
        />
      )}
      {answers.length > 0 && (
        <ul className={lists.remarks}>
          {answers.map((answer) => (
            <OwnRemark key={answer._id} remark={answer} poll={poll} acts={acts} />
          ))}
        </ul>
      )}
    </RemarkView>
  );
}
