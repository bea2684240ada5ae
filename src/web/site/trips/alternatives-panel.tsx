import { useState } from 'react';
import type { Trip } from '../../../contracts/trips.ts';
import { ALTERNATIVE_KINDS, type AlternativeKind } from '../../../core/planner/alternatives/kinds.ts';
import { tripChanges as words } from '../../../words/en/site/trip-changes.ts';
import { AlternativeDialog } from './alternative-dialog.tsx';
import type { EditedSights } from './edited-sights.ts';
import type { Judged } from './editor-messages.ts';
import styles from './trip-changes.module.css';
import { TripVersions } from './trip-versions.tsx';
import type { TripEditorModel } from './use-trip-editor.ts';

interface AlternativesPanelProps {
  editor: TripEditorModel;
  current: Judged;
  sights: EditedSights;
  onSaved: (trip: Trip) => void;
}

/** Offers other ways to make a trip, and its versions. */
export function AlternativesPanel({ editor, current, sights, onSaved }: AlternativesPanelProps) {
  const [open, setOpen] = useState<AlternativeKind | 'versions' | null>(null);
  const close = () => setOpen(null);
  const trip = editor.state.editing?.trip;
  return (
    <section className={styles.panel} aria-labelledby="alternatives-title">
      <h3 id="alternatives-title" className={styles.title}>
        {words.title}
      </h3>
      <p className={styles.about}>{words.hint}</p>
      <ul className={styles.kinds}>
        {ALTERNATIVE_KINDS.map((kind) => (
          <li key={kind}>
            <button type="button" className={styles.kind} onClick={() => setOpen(kind)}>
              {words.kind({ kind })}
            </button>
          </li>
        ))}
        <li className={styles.versionsButton}>
          <button type="button" className={styles.link} onClick={() => setOpen('versions')}>
            {words.versions.open}
          </button>
        </li>
      </ul>
      {open !== null && open !== 'versions' && (
        <AlternativeDialog
          kind={open}
          editor={editor}
          current={current}
          sights={sights}
          onSaved={onSaved}
          onClose={close}
        />
      )}
      {open === 'versions' && trip && (
        <TripVersions trip={trip} hasUnsaved={editor.edits > 0} onSaved={onSaved} onClose={close} />
      )}
    </section>
  );
}
