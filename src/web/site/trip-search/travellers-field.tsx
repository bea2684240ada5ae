import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { search } from '../../../words/en/site/search.ts';
import { ChevronIcon, MinusIcon, PlusIcon } from '../../ui/icons.tsx';
import styles from './blank.module.css';
import own from './travellers-field.module.css';

interface TravellersFieldProps {
  value: number;
  onChange: (travellers: number) => void;
}

/** A number of people behind a display; at least one. */
export function TravellersField({ value, onChange }: TravellersFieldProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const display = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    display.current?.focus();
  };
  const onBlur = (event: { relatedTarget: EventTarget | null }) => {
    if (event.relatedTarget && !place.current?.contains(event.relatedTarget as Node)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving close what is inside; the buttons are the controls.
    <div ref={place} className={own.place} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={display}
        type="button"
        className={styles.blank}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.word}>{search.for} </span>
        <span className={styles.value}>{search.travellers({ count: value })}</span>
        <ChevronIcon />
      </button>
      <fieldset id={id} className={own.panel} hidden={!open}>
        <legend className="visually-hidden">{search.numberOfTravellers}</legend>
        <button
          type="button"
          className={own.step}
          aria-label={search.fewer}
          aria-disabled={value <= 1}
          onClick={() => value > 1 && onChange(value - 1)}
        >
          <MinusIcon />
        </button>
        <output className={own.count} aria-live="polite">
          {value}
        </output>
        <button type="button" className={own.step} aria-label={search.more} onClick={() => onChange(value + 1)}>
          <PlusIcon />
        </button>
      </fieldset>
    </div>
  );
}
