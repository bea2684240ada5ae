import type { LeadProblem } from '../leads/lead-form.ts';
import type { RequestProblem } from '../request-problems.ts';

export const REVIEW_LIMITS = { text: 2000, name: 60 } as const;

export const STARS = [1, 2, 3, 4, 5] as const;

/** `waiting`: no one but the agency reads it yet. Its words are never changed, only shown or not. */
export const REVIEW_STATES = ['waiting', 'released', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** A review as it is typed. */
export interface TypedReview {
  /** A digit; empty for none. */
  readonly stars: string;
  readonly text: string;
  readonly name: string;
}

type ReviewProblem = RequestProblem | LeadProblem;

/** Returns what is wrong, by field; empty for a review that can be sent. */
export function reviewProblems({ stars, text, name }: TypedReview): Partial<Record<keyof TypedReview, ReviewProblem>> {
  const tooLong = (value: string, max: number): ReviewProblem | null =>
    value.trim().length > max ? { say: 'text-too-long', max } : null;
  const ofStars: ReviewProblem | null = STARS.some((star) => String(star) === stars) ? null : { say: 'stars-missing' };
  const ofText = tooLong(text, REVIEW_LIMITS.text);
  const ofName: ReviewProblem | null = name.trim() === '' ? { say: 'name-missing' } : tooLong(name, REVIEW_LIMITS.name);
  return {
    ...(ofStars && { stars: ofStars }),
    ...(ofText && { text: ofText }),
    ...(ofName && { name: ofName }),
  };
}

/** Returns the name under which a review is proposed to stand: the first word of the traveller's. */
export const proposedName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';
