import { type ReactNode, useEffect, useRef } from 'react';
import type { Details } from '../../../contracts/itineraries.ts';
import { formatClock } from '../../../core/clock-time.ts';
import { differenceOf } from '../../../core/planner/on-the-way/laid-days.ts';
import type { RideAtStake } from '../../../core/planner/on-the-way/replan-day.ts';
import { onTheWay as words } from '../../../words/en/site/on-the-way.ts';
import { tripEditor } from '../../../words/en/site/trip-editor.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Passage } from '../../ui/passage.tsx';
import { layDays, type ShownDay } from './lay-days.ts';
import styles from './today.module.css';
import type { Proposal, TodayModel } from './use-today.ts';

interface TodayProposalProps {
  proposal: Proposal;
  today: TodayModel;
  /** The day as it is now on this device. */
  shown: ShownDay;
  details: Details;
}

/** Shows the rest of the day as it would be: what stays, what moves, what is left out; to accept or to refuse. */
export function TodayProposal({ proposal, today, shown, details }: TodayProposalProps) {
  const { from, replanned, names, now } = proposal;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const others = details.fullDayWisePlan.filter(({ day }) => day !== shown.day);
  const [after] = layDays([...others, shown], [{ before: from, after: replanned.day }], names);
  const past = from.stops.filter(({ start }) => start <= now.minute).length;
  const { stays, moves, leftOut, added } = differenceOf({ before: from, after: replanned.day }, past);
  const reasonOf = (index: number) => {
    const stop = from.stops[index];
    return replanned.leftOut.find(({ sightId }) => stop?.kind === 'visit' && stop.sightId === sightId)?.because;
  };
  // A ride that is not reached says more than the rules that it breaks.
  const told = replanned.ride && replanned.ride.state !== 'saved' ? [] : replanned.findings;
  const isSame = moves.length === 0 && leftOut.length === 0 && added.length === 0;
  const titleOf = (day: ShownDay | undefined, index: number): string => day?.stops[index]?.title ?? '';
  const timeOf = (day: ShownDay | undefined, index: number): string => day?.stops[index]?.start ?? '';
  return (
    <section className={styles.proposal} aria-labelledby="proposal-title">
      <h4 id="proposal-title" ref={heading} tabIndex={-1}>
        {isSame ? words.nothingChanges : words.proposal}
      </h4>
      {replanned.ride && (
        <Ride
          ride={replanned.ride}
          names={leftOut.filter((i) => from.stops[i]?.kind === 'visit').map((i) => titleOf(shown, i))}
        />
      )}
      <Rows title={words.leftOut}>
        {leftOut.map((i) => {
          const because = reasonOf(i) ?? 'ride';
          return <Row key={i} title={titleOf(shown, i)} aside={words.because[because]} isOut />;
        })}
      </Rows>
      <Rows title={words.added}>
        {added.map((i) => (
          <Row key={i} title={titleOf(after, i)} aside={words.at({ time: timeOf(after, i) })} />
        ))}
      </Rows>
      <Rows title={words.moves}>
        {moves.map(({ from: was, to }) => (
          <Row
            key={to}
            title={titleOf(after, to)}
            aside={words.movedFrom({ time: timeOf(after, to), was: timeOf(shown, was) })}
          />
        ))}
      </Rows>
      <Rows title={words.stays}>
        {stays.map((i) => (
          <Row key={i} title={titleOf(after, i)} aside={words.at({ time: timeOf(after, i) })} />
        ))}
      </Rows>
      <Rows title={words.doesNotFit}>
        {[...new Set(told.map(({ check }) => tripEditor.broken({ check })))].map((text) => (
          <Row key={text} title={text} aside="" />
        ))}
      </Rows>
      <div className={styles.choices}>
        {!isSame && (
          <Button look="action" onClick={today.accept}>
            {words.accept}
          </Button>
        )}
        <Button onClick={today.refuse}>{isSame ? tripEditor.leave : words.refuse}</Button>
      </div>
    </section>
  );
}

/** Says what becomes of a train or a flight. */
function Ride({ ride: { stop, state, minutes }, names }: { ride: RideAtStake; names: readonly string[] }) {
  const ride = `${stop.ride.service?.name ?? stop.ride.from.name} → ${stop.ride.to.name}`;
  const time = formatClock(stop.start);
  const text =
    state === 'saved'
      ? words.rideSaved({ ride, time, names })
      : state === 'tight'
        ? words.rideTight({ ride, time, minutes })
        : words.rideMissed({ ride, time });
  return (
    <Notice tone={state === 'saved' ? 'info' : 'problem'}>
      <Passage text={text} />
    </Notice>
  );
}

function Rows({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <h5>{title}</h5>
      <ul className={styles.rows}>{children}</ul>
    </div>
  );
}

const Row = ({ title, aside, isOut = false }: { title: string; aside: string; isOut?: boolean }) => (
  <li>
    {isOut ? (
      <s>
        <Passage text={title} />
      </s>
    ) : (
      <Passage text={title} />
    )}{' '}
    {aside && <span>{aside}</span>}
  </li>
);
