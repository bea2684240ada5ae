import { Button, Kbd, Modal, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { actions } from '../../../words/en/office/actions.ts';
import { listTools } from '../../../words/en/office/list-tools.ts';
import { lists } from '../../../words/en/office/lists.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { ErrorBanner } from './error-banner.tsx';
import styles from './record-dialog.module.css';
import { type RecordSteps, useRecordSteps } from './record-steps.tsx';
import { useShortcuts } from './shortcuts.ts';
import { TryAgain } from './try-again.tsx';

/** Returns the id of the list's link to a record, where focus returns. */
export const linkId = (id: string): string => `record-${id}`;

interface RecordDialogProps {
  /** Id of the open record; null closes the dialog. */
  id: string | null;
  title: string;
  /** True while another dialog covers this one and handles Escape. */
  covered: boolean;
  onClose: () => void;
  children: (id: string) => ReactNode;
}

/** Returns focus to the record's row, or to the section when the list does not contain it. */
function useFocusBack(id: string | null) {
  const last = useRef(id);
  useEffect(() => {
    if (id === null && last.current !== null) {
      (document.getElementById(linkId(last.current)) ?? document.getElementById('section'))?.focus();
    }
    last.current = id;
  }, [id]);
}

/** Leads to the neighbours in the list, and tells where in it the record is. */
function StepButtons({ position, previous, next }: RecordSteps) {
  const sides = [
    ['left', listTools.previousRecord, 'k', previous],
    ['right', listTools.nextRecord, 'j', next],
  ] as const;
  return (
    <div className={styles.steps}>
      <span role="status" className={styles.position}>
        {position}
      </span>
      {sides.map(([turned, label, key, act]) => (
        <Button
          key={key}
          variant="default"
          size="compact-md"
          className={styles.step ?? ''}
          aria-keyshortcuts={key}
          aria-disabled={!act}
          data-disabled={!act}
          leftSection={
            <span className={styles.arrow} data-turned={turned}>
              <ChevronIcon size={16} />
            </span>
          }
          // At the list's end it can still be reached, so that keyboard focus is not lost.
          onClick={() => act?.()}
        >
          <span className={styles.label}>{label}</span>
          <Kbd size="xs" aria-hidden className={styles.key ?? ''}>
            {key}
          </Kbd>
        </Button>
      ))}
    </div>
  );
}

/** Keeps the focus in the dialog when the focused part of a record is replaced by that of the next one. */
function useFocusIn(id: string | null, covered: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const last = useRef(id);
  useEffect(() => {
    const isNext = id !== null && last.current !== null && id !== last.current;
    last.current = id;
    if (isNext && !covered && (document.activeElement === document.body || !document.activeElement)) {
      body.current?.focus({ preventScroll: true });
    }
    if (isNext) body.current?.closest('[role="dialog"]')?.scrollTo({ top: 0 });
  }, [id, covered]);
  return body;
}

/** Shows one record in a dialog over its list, with the way to its neighbours. */
export function RecordDialog({ id, title, covered, onClose, children }: RecordDialogProps) {
  // Keeps the content while the dialog fades out.
  const [shown, setShown] = useState(id);
  if (id !== null && id !== shown) setShown(id);
  const onPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const steps = useRecordSteps();
  const body = useFocusIn(id, covered);
  const { previous, next } = steps ?? {};
  const keys = { j: next, k: previous, ArrowRight: next, ArrowLeft: previous };
  useShortcuts(keys, { inDialog: true, enabled: id !== null && !covered });
  useFocusBack(id);
  return (
    <Modal.Root
      opened={id !== null}
      onClose={onClose}
      closeOnEscape={!covered}
      inert={covered}
      returnFocus={false}
      size="xl"
      fullScreen={onPhone}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
          {steps && <StepButtons {...steps} />}
          <Modal.CloseButton className={styles.close ?? ''} aria-label={actions.close} />
        </Modal.Header>
        <Modal.Body>
          {/* As high as a usual record, so that it does not jump while the next one is loading. */}
          <div ref={body} tabIndex={-1} className={styles.body}>
            {shown !== null && children(shown)}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface RecordUnreadProps {
  kind: 'loading' | 'gone' | 'failed';
  /** The record's name: "booking". */
  noun: string;
  onRetry: () => void;
}

/** Stands in for a record that is loading or failed to load. */
export function RecordUnread({ kind, noun, onRetry }: RecordUnreadProps) {
  if (kind === 'loading') return <Skeleton height={420} role="img" aria-label={lists.readingRecord({ noun })} />;
  if (kind === 'gone') return <ErrorBanner>{lists.recordGone({ noun })}</ErrorBanner>;
  return <TryAgain onRetry={onRetry}>{lists.recordUnread({ noun })}</TryAgain>;
}
