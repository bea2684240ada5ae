import { useEffect, useRef, useState } from 'react';
import type { Details } from '../../../contracts/itineraries.ts';
import { sightsAhead } from '../../../core/planner/on-the-way/replan-day.ts';
import type { TripMoment } from '../../../core/planner/on-the-way/whereabouts.ts';
import { onTheWay as words } from '../../../words/en/site/on-the-way.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LateDialog } from './late-dialog.tsx';
import type { ShownDay } from './lay-days.ts';
import { StopDialog } from './stop-dialog.tsx';
import styles from './today.module.css';
import { TodayProposal } from './today-proposal.tsx';
import type { TodayModel } from './use-today.ts';

interface TodayActsProps {
  moment: TripMoment;
  day: ShownDay;
  /** Index of the row that is going on; null between two rows. */
  now: number | null;
  details: Details;
  today: TodayModel;
}

/** Offers what to do when something comes between, and says where that needs the trip to be kept. */
export function TodayActs({ moment, day, now, details, today }: TodayActsProps) {
  const [asked, setAsked] = useState<'late' | 'skip' | 'closed' | null>(null);
  const { phase, proposal } = today.state;
  const acts = useRef<HTMLFieldSetElement>(null);
  const isLost = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other acts are shown, which follows from both.
  useEffect(() => {
    // What was pressed is gone: the acts that take its place have the focus.
    if (isLost.current && acts.current) acts.current.querySelector('button')?.focus();
    isLost.current = proposal !== null || (isLost.current && acts.current === null);
  }, [proposal, phase]);
  if (phase === 'loading') return <p className={styles.hint}>{words.loading}</p>;
  if (phase === 'unavailable') return <p className={styles.hint}>{words.notAvailable}</p>;
  if (phase === 'not-kept')
    return (
      <div className={styles.needs}>
        <p className={styles.hint}>{words.needsTrip}</p>
        <Button
          onClick={() => {
            isLost.current = true;
            void today.keepTrip();
          }}
        >
          {words.keepTrip}
        </Button>
      </div>
    );
  if (proposal) return <TodayProposal proposal={proposal} today={today} shown={day} details={details} />;
  const planned = today.dayOf(moment.day);
  const close = () => setAsked(null);
  return (
    <>
      <fieldset ref={acts} className={styles.acts} aria-busy={phase === 'busy'}>
        <legend>{words.actsTitle}</legend>
        <Button onClick={() => setAsked('late')}>{words.late}</Button>
        <Button onClick={() => setAsked('skip')}>{words.skip}</Button>
        <Button onClick={() => setAsked('closed')}>{words.closed}</Button>
      </fieldset>
      <Told today={today} />
      {asked === 'late' && (
        <LateDialog
          day={day}
          now={now}
          minute={moment.minute}
          onClose={close}
          onLate={(late) => {
            close();
            void today.ask(moment, { what: 'late', ...late });
          }}
        />
      )}
      {(asked === 'skip' || asked === 'closed') && planned && (
        <StopDialog
          title={asked === 'skip' ? words.skipTitle : words.closedTitle}
          sights={sightsAhead(planned, moment.minute).map((id) => {
            const at = planned.stops.findIndex((stop) => stop.kind === 'visit' && stop.sightId === id);
            return { id, name: day.stops[at]?.title ?? id, time: day.stops[at]?.start ?? '' };
          })}
          onClose={close}
          onChoose={(sightId) => {
            close();
            void today.ask(moment, { what: asked, sightId });
          }}
        />
      )}
    </>
  );
}

/** Says what became of the last act, and offers to take it back or to save it. */
function Told({ today }: { today: TodayModel }) {
  const { phase, told, changes } = today.state;
  return (
    <>
      {phase === 'busy' && <p role="status">{words.searching}</p>}
      {told === 'none-ahead' && <Notice tone="info">{words.noneAhead}</Notice>}
      {told === 'failed' && <Notice tone="problem">{words.failed}</Notice>}
      {changes.length > 0 && (
        <Notice tone="success">
          <p>
            {words.accepted} {today.canSave ? words.timesStay : words.timesOnly}
          </p>
          <div className={styles.choices}>
            <Button onClick={today.undo}>{words.undo}</Button>
            {today.canSave && <Button onClick={() => void today.save()}>{words.saveToTrip}</Button>}
          </div>
        </Notice>
      )}
    </>
  );
}
