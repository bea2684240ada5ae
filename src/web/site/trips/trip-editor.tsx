import { useMemo, useRef } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import type { Trip } from '../../../contracts/trips.ts';
import { formatClock } from '../../../core/clock-time.ts';
import { formatRupees } from '../../../core/money.ts';
import { priceUnderOffer } from '../../../core/offers/offer-price.ts';
import { keptTrips } from '../../../words/en/site/kept-trips.ts';
import { tripEditor as words } from '../../../words/en/site/trip-editor.ts';
import { useLocalPath } from '../../navigation/language.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Passage } from '../../ui/passage.tsx';
import { AlternativesPanel } from './alternatives-panel.tsx';
import { useDayViews } from './day-views.ts';
import { DragPlan } from './drag-plan.tsx';
import { editOfDrop } from './drop-rules.ts';
import { EditedDay } from './edited-day.tsx';
import { type EditedSights, nameOfSight, sightsIn } from './edited-sights.ts';
import type { Judged } from './editor-messages.ts';
import styles from './trip-editor.module.css';
import { useEditFocus } from './use-edit-focus.ts';
import { type EditorNotice, type TripEditorModel, useTripEditor } from './use-trip-editor.ts';

interface TripEditorProps {
  readerId: string;
  itinerary: Pick<Itinerary, '_id' | 'slug'>;
  onSaved: (trip: Trip) => void;
  onLeave: () => void;
}

/** Changes the plan of an itinerary: each day is a list of sights with buttons for every act. */
export function TripEditor({ readerId, itinerary, onSaved, onLeave }: TripEditorProps) {
  const section = useRef<HTMLElement>(null);
  const path = useLocalPath()(`/itinerary/${encodeURIComponent(itinerary.slug)}`);
  // Saved without a network, the plan is shown again, with what waits to be sent.
  const editor = useTripEditor(itinerary._id, { readerId, path }, onSaved, onLeave);
  const { acts, placed } = useEditFocus(editor, section);
  const { state, current } = editor;
  const sights = useMemo(() => sightsIn(state.facts, state.editing?.names ?? {}), [state.facts, state.editing]);
  const days = useDayViews(current, sights);
  if (state.phase === 'failed') {
    return (
      <section className={styles.editor} aria-label={words.title}>
        <Notice tone="problem">{keptTrips.notOpened}</Notice>
        <Button onClick={onLeave}>{words.leave}</Button>
      </section>
    );
  }
  if (!current) {
    return (
      <section className={styles.editor} aria-label={words.title} aria-busy="true">
        <p role="status">{keptTrips.opening}</p>
        <div className={styles.bone} />
        <div className={styles.bone} />
      </section>
    );
  }
  const general = current.findings.filter(({ day }) => day === undefined);
  return (
    <section ref={section} className={styles.editor} aria-labelledby="editor-title">
      <h2 id="editor-title" className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.hint}>{words.hint}</p>
      <AlternativesPanel editor={editor} current={current} sights={sights} onSaved={onSaved} />
      {state.notice && state.notice.kind !== 'refused' && (
        <EditorNotices notice={state.notice} onDiscard={editor.discard} />
      )}
      {general.map(({ check }) => (
        <Notice key={check} tone="info">
          {words.broken({ check })}
        </Notice>
      ))}
      <DragPlan
        className={styles.days}
        current={current}
        sights={sights}
        isSaving={state.phase === 'saving'}
        onDrop={(dragged, place) => {
          const edit = editOfDrop(dragged, place, current);
          if (edit) void acts.apply([edit]);
        }}
      >
        {days.map((view) => (
          <EditedDay key={view.day.number} view={view} acts={acts} sights={sights} />
        ))}
      </DragPlan>
      <EditorBar editor={editor} sights={sights} placed={placed} onLeave={onLeave} />
    </section>
  );
}

interface EditorNoticesProps {
  notice: Exclude<EditorNotice, { kind: 'refused' }>;
  onDiscard: () => void;
}

function EditorNotices({ notice, onDiscard }: EditorNoticesProps) {
  switch (notice.kind) {
    case 'draft':
      return (
        <Notice tone="info">
          {words.draft}{' '}
          <button type="button" className={styles.link} onClick={onDiscard}>
            {words.dropDraft}
          </button>
        </Notice>
      );
    case 'conflict':
      return (
        <Notice tone="info">
          {words.conflict}
          {notice.dropped > 0 && ` ${words.dropped({ count: notice.dropped })}`}
        </Notice>
      );
    default:
      return <Notice tone="problem">{notice.kind === 'offline' ? words.offline : words.notSaved}</Notice>;
  }
}

/** Says where a plan has a sight, and when; empty when it has none of it. */
function wordPlace({ itinerary }: Judged, sights: EditedSights, sightId: string | undefined): string {
  for (const { number: day, stops } of itinerary.days)
    for (const stop of stops)
      if (stop.kind === 'visit' && stop.sightId === sightId)
        return words.placedAt({ sight: nameOfSight(sights, sightId), day, time: formatClock(stop.start) });
  return '';
}

interface EditorBarProps {
  editor: TripEditorModel;
  sights: EditedSights;
  /** The sight that the last edit put somewhere. */
  placed: string | undefined;
  onLeave: () => void;
}

/** Stays at the bottom of the window: the price, whether everything fits, why an edit was refused, undo and save. */
function EditorBar({ editor, sights, placed, onLeave }: EditorBarProps) {
  const { state, current, edits } = editor;
  const offer = state.editing?.trip.itinerary.offer ?? null;
  const toPay = (judged: Judged | null | undefined): string =>
    formatRupees(priceUnderOffer(judged?.itinerary.price.perPersonRupees ?? 0, offer));
  const price = toPay(current);
  const was = toPay(state.steps[0]?.judged);
  const count = current?.findings.length ?? 0;
  return (
    <div className={styles.bar}>
      {state.notice?.kind === 'refused' && (
        <div className={styles.refused}>
          <Notice tone="problem">{words.refused({ because: state.notice.because })}</Notice>
        </div>
      )}
      <p className={styles.sum}>
        <strong className="price">{words.price({ price })}</strong>
        {was !== price && <span className={styles.was}>{words.wasPrice({ price: was })}</span>}
        <span data-broken={count > 0 || undefined} className={styles.fits}>
          {count === 0 ? words.fine : words.problems({ count })}
        </span>
      </p>
      <p className="visually-hidden" role="status">
        {edits > 0 && current && (
          <Passage text={`${wordPlace(current, sights, placed)} ${words.told({ price, count })}`.trimStart()} />
        )}
      </p>
      <div className={styles.acts}>
        <Button look="plain" disabled={state.at === 0} onClick={editor.undo}>
          {words.undo}
        </Button>
        <Button look="plain" disabled={state.at >= state.steps.length - 1} onClick={editor.redo}>
          {words.redo}
        </Button>
        <Button look="plain" onClick={onLeave}>
          {words.leave}
        </Button>
        <Button look="action" busy={state.phase === 'saving'} disabled={edits === 0} onClick={() => void editor.save()}>
          {state.phase === 'saving' ? words.saving : words.saveTrip}
        </Button>
      </div>
    </div>
  );
}
