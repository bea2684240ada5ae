import { useState } from 'react';
import type { Trip } from '../../../contracts/trips.ts';
import type { AlternativeKind } from '../../../core/planner/alternatives/kinds.ts';
import type { PlanDifference } from '../../../core/planner/alternatives/plan-difference.ts';
import { tripChanges as words } from '../../../words/en/site/trip-changes.ts';
import { tripEditor } from '../../../words/en/site/trip-editor.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Passage } from '../../ui/passage.tsx';
import { DifferenceList } from './difference-list.tsx';
import type { EditedSights } from './edited-sights.ts';
import type { Judged } from './editor-messages.ts';
import styles from './trip-changes.module.css';
import { type AlternativeState, useAlternative } from './use-alternative.ts';
import type { TripEditorModel } from './use-trip-editor.ts';

interface AlternativeDialogProps {
  kind: AlternativeKind;
  editor: TripEditorModel;
  current: Judged;
  sights: EditedSights;
  onSaved: (trip: Trip) => void;
  onClose: () => void;
}

/** Returns a difference with the names of its sights in the reader's language. */
function withNames(difference: PlanDifference, sights: EditedSights): PlanDifference {
  const named = <Row extends { readonly id: string; readonly name: string }>(rows: readonly Row[]): readonly Row[] =>
    rows.map((row) => ({ ...row, name: sights.get(row.id)?.name ?? row.name }));
  const { out, in: come, moved, lengths } = difference;
  return { ...difference, out: named(out), in: named(come), moved: named(moved), lengths: named(lengths) };
}

const firstDay = ({ towns, decisions }: Judged): number | null =>
  decisions.days.find(({ number, sights }) => towns.has(number) && sights.length > 0)?.number ?? null;

/** Shows another way to make a trip as a difference, to take or to leave. */
export function AlternativeDialog({ kind, editor, current, sights, onSaved, onClose }: AlternativeDialogProps) {
  const [day, setDay] = useState(() => (kind === 'rainy-day' ? firstDay(current) : null));
  const { state, search, take } = useAlternative(editor, current, { kind, day });
  const isFound = state.phase === 'found' || state.phase === 'taking';
  return (
    <Dialog open onClose={onClose} title={words.kind({ kind })}>
      <p className={styles.about}>{words.about[kind]}</p>
      {kind === 'rainy-day' && <RainyDays current={current} day={day} onDay={setDay} />}
      <div aria-live="polite" aria-busy={state.phase === 'searching'} className={styles.answer}>
        <Answer state={state} editor={editor} sights={sights} onAgain={search} />
      </div>
      <DialogActions>
        {isFound && (
          <Button look="action" busy={state.phase === 'taking'} onClick={() => void take(onClose, onSaved)}>
            {state.phase === 'taking' ? words.taking : words.take}
          </Button>
        )}
        <Button onClick={onClose}>{isFound ? words.leave : tripEditor.leave}</Button>
      </DialogActions>
    </Dialog>
  );
}

function RainyDays({
  current,
  day,
  onDay,
}: {
  current: Judged;
  day: number | null;
  onDay: (day: number | null) => void;
}) {
  const days = current.itinerary.days.filter(({ number }) => current.towns.has(number));
  return (
    <label className={styles.rain}>
      <span>{words.rainOn}</span>
      <select value={day ?? ''} onChange={({ target }) => onDay(target.value === '' ? null : Number(target.value))}>
        {days.map(({ number, date }) => (
          <option key={number} value={number}>
            {words.dayOption({ day: number, date })}
          </option>
        ))}
        <option value="">{words.allDays}</option>
      </select>
    </label>
  );
}

const FAILURES = {
  offline: words.offline,
  busy: words.busy,
  elsewhere: words.elsewhere,
  failed: words.failed,
} as const;

interface AnswerProps {
  state: AlternativeState;
  editor: TripEditorModel;
  sights: EditedSights;
  onAgain: () => void;
}

function Answer({ state, editor, sights, onAgain }: AnswerProps) {
  switch (state.phase) {
    case 'searching':
      return (
        <>
          <p>{words.searching}</p>
          <div className={styles.bone} />
        </>
      );
    case 'none':
      return (
        <Notice tone="info">
          <strong>{words.noneTitle}</strong> <Passage text={words.none(state)} isProse />
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="problem">
          {FAILURES[state.failure]}{' '}
          {state.failure !== 'elsewhere' && (
            <Button look="plain" onClick={onAgain}>
              {words.again}
            </Button>
          )}
        </Notice>
      );
    default: {
      const itinerary = editor.state.editing?.trip.itinerary;
      const pricedFor = { offer: itinerary?.offer ?? null, travellers: itinerary?.travellers ?? 1 };
      return (
        <>
          {state.hasChanged && <Notice tone="info">{words.changed}</Notice>}
          <DifferenceList difference={withNames(state.difference, sights)} pricedFor={pricedFor} />
          <p className={styles.about}>{'edits' in state.take ? words.asEdit : words.atOnce}</p>
        </>
      );
    }
  }
}
