import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import styles from './field.module.css';

interface FieldWords {
  label: string;
  /** What is wrong with the input; shown and read out beside the field. */
  problem?: string | undefined;
  hint?: string | undefined;
}

/** Attributes that the framed control must carry, so that label, hint and problem are read out with it. */
interface FramedControl {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldWords {
  className?: string | undefined;
  children: (control: FramedControl) => ReactNode;
}

/** Puts label, hint and problem around any control. */
export function FieldFrame({ label, problem, hint, className, children }: FieldFrameProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldWords {}

/** Shows a labelled input with its hint and its problem. */
export function Field({ label, problem, hint, className, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} problem={problem} hint={hint} className={className}>
      {(control) => <input {...input} {...control} />}
    </FieldFrame>
  );
}

interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldWords {}

/** A labelled field for text of several lines. */
export function TextAreaField({ label, problem, hint, className, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} problem={problem} hint={hint} className={className}>
      {(control) => <textarea {...area} {...control} />}
    </FieldFrame>
  );
}
