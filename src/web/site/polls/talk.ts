import { createContext, useContext } from 'react';
import type { PollRemark, PollState } from '../../../contracts/polls.ts';

/** What a comment is about: a stop, a day of a suggestion, or the whole. */
export interface Subject {
  readonly suggestionId: string | null;
  readonly stop: string | null;
  readonly day: number | null;
}

/** What guests say in a poll, and how one takes part. Acts return whether they succeeded. */
export interface Talk {
  readonly state: PollState;
  /** This guest's id; null until they have given a name. */
  readonly myId: string | null;
  /** Whether acts are possible: the poll is open, and the page has its script. */
  readonly isOpen: boolean;
  readonly hasScript: boolean;
  readonly ownerName: string;
  readonly vote: (suggestionId: string | null, trip: string) => Promise<boolean>;
  readonly like: (suggestionId: string, stop: string, isLiked: boolean) => Promise<boolean>;
  readonly remark: (about: Subject, text: string, once: string) => Promise<boolean>;
  readonly edit: (remarkId: string, text: string) => Promise<boolean>;
  readonly withdraw: (remarkId: string) => Promise<boolean>;
  readonly report: (remarkId: string) => Promise<boolean>;
}

export const TalkContext = createContext<Talk | null>(null);

export function useTalk(): Talk {
  const talk = useContext(TalkContext);
  if (!talk) throw new Error('useTalk needs a TalkContext above it');
  return talk;
}

/** Returns the answers to a remark, in order. */
export const answersTo = ({ remarks }: Pick<PollState, 'remarks'>, { _id }: PollRemark): PollRemark[] =>
  remarks.filter((remark) => remark.answersTo === _id);

/** Returns the name of a guest; empty for one who is gone. */
export const nameOf = ({ guests }: Pick<PollState, 'guests'>, id: string): string =>
  guests.find(({ _id }) => _id === id)?.name ?? '';
