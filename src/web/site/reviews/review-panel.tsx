import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { OwnReview } from '../../../contracts/reviews.ts';
import { REVIEW_LIMITS, STARS, type TypedReview } from '../../../core/reviews/review-form.ts';
import { reviews } from '../../../words/en/site/reviews.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextAreaField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StarIcon } from '../../ui/shop-icons.tsx';
import styles from './review-panel.module.css';
import { ReviewStars } from './review-stars.tsx';
import { type BookingLink, sendReview } from './send-review.ts';

export interface ReviewPanelProps {
  link: BookingLink;
  /** What was written; null while nothing is. */
  written: OwnReview | null;
  proposedName: string;
}

/** Asks how a completed trip was, once; afterwards shows what was written and what became of it. */
export function ReviewPanel({ link, written, proposedName }: ReviewPanelProps) {
  const [review, setReview] = useState(written);
  return (
    <section className={styles.panel} aria-labelledby="review-title">
      <h2 id="review-title" className={styles.title}>
        {review ? reviews.yours : reviews.ask}
      </h2>
      {review ? (
        <Written review={review} />
      ) : (
        <ReviewForm link={link} proposedName={proposedName} onWritten={setReview} />
      )}
    </section>
  );
}

const Written = ({ review: { stars, text, photo, state } }: { review: OwnReview }) => (
  <>
    <ReviewStars stars={stars} />
    {text !== '' && <p className={styles.text}>{text}</p>}
    {photo !== '' && <img src={photo} alt={reviews.yourPhoto} className={styles.photo} loading="lazy" />}
    <p role="status" className={styles.state}>
      {reviews.states[state]}
    </p>
  </>
);

interface ReviewFormProps extends Omit<ReviewPanelProps, 'written'> {
  onWritten: (review: OwnReview) => void;
}

function ReviewForm({ link, proposedName, onWritten }: ReviewFormProps) {
  const [typed, setTyped] = useState<TypedReview>({ stars: '', text: '', name: proposedName });
  const [photo, setPhoto] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState('');
  const change = (part: Partial<TypedReview>) => {
    setTyped((now) => ({ ...now, ...part }));
    setProblems({});
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefusal('');
    try {
      onWritten(await sendReview(link, typed, photo));
    } catch (error) {
      const { fields = {}, message = '' } = error instanceof ApiError ? error : {};
      setProblems(fields);
      setRefusal(Object.keys(fields).length > 0 && !fields.images ? '' : message || reviews.notSent);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <p>{reviews.promise}</p>
      <noscript>
        <p>{reviews.needsScript}</p>
      </noscript>
      <StarChoice stars={typed.stars} problem={problems.stars} onChoice={(stars) => change({ stars })} />
      <TextAreaField
        label={reviews.text}
        rows={4}
        maxLength={REVIEW_LIMITS.text}
        value={typed.text}
        problem={problems.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <Field
        label={reviews.name}
        hint={reviews.nameHint}
        required
        maxLength={REVIEW_LIMITS.name}
        autoComplete="given-name"
        value={typed.name}
        problem={problems.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Field
        label={reviews.photo}
        hint={reviews.photoHint}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        problem={problems.images}
        onChange={(event) => setPhoto(event.target.files?.[0] ?? null)}
      />
      {refusal !== '' && <Notice tone="problem">{refusal}</Notice>}
      <Button look="action" type="submit" busy={busy} disabled={typed.stars === ''}>
        {busy ? reviews.sending : reviews.send}
      </Button>
    </form>
  );
}

interface StarChoiceProps {
  stars: string;
  problem: string | undefined;
  onChoice: (stars: string) => void;
}

/** Five radio buttons drawn as stars: arrows choose, and each says what it stands for. */
const StarChoice = ({ stars, problem, onChoice }: StarChoiceProps) => (
  <fieldset className={styles.stars}>
    <legend>{reviews.stars}</legend>
    <div className={styles.row}>
      {STARS.map((star) => (
        <label key={star} className={styles.star} data-lit={Number(stars) >= star || undefined}>
          <input
            type="radio"
            name="stars"
            value={star}
            required
            checked={stars === String(star)}
            onChange={() => onChoice(String(star))}
          />
          <StarIcon size={32} />
          <span className="visually-hidden">{reviews.meanings[star]}</span>
        </label>
      ))}
      <span className={styles.meaning} aria-hidden="true">
        {STARS.filter((star) => String(star) === stars).map((star) => reviews.meanings[star])}
      </span>
    </div>
    {problem && (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    )}
  </fieldset>
);
