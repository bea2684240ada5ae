import type { Instant } from './column-types.ts';

/** Trips of a person about which guests vote and talk. */
interface PollsTable {
  id: string;
  userId: string;
  title: string;
  /** What guests read of the owner's name; empty for nothing. */
  ownerName: string;
  /** 1 while guests may vote and write. */
  isOpen: number;
  /** The suggestion chosen on closing; null for none. */
  chosenId: string | null;
  /** Rises with every write to the poll: each write locks this row first. */
  version: number;
  /** Which of its links is the present one; its token follows from this number. */
  linkNumber: number;
  /** The Indian day on which it is erased. */
  erasedOn: string;
  createdAt: Instant;
}

/** The links that polls have and had. */
interface PollLinksTable {
  /** SHA-256 of the token, hex. */
  tokenHash: string;
  pollId: string;
  /** When it was taken back or replaced; null while it opens. */
  endedAt: Instant | null;
}

interface PollSuggestionsTable {
  id: string;
  pollId: string;
  tripId: string;
  position: number;
}

interface PollGuestsTable {
  id: string;
  pollId: string;
  /** SHA-256 of the poll and the key that the guest's browser keeps, hex. */
  keyHash: string;
  name: string;
  joinedAt: Instant;
}

interface PollVotesTable {
  guestId: string;
  pollId: string;
  suggestionId: string;
  /** The revision of the trip that the guest voted for. */
  revision: number;
  votedAt: Instant;
}

/** Likes, questions, comments and answers. */
interface PollRemarksTable {
  id: string;
  pollId: string;
  /** Makes a retry the same remark: random, of the guest's browser; of a like, what is liked. */
  once: string;
  /** like, question, comment, answer. */
  kind: string;
  /** Null for the poll's owner. */
  guestId: string | null;
  suggestionId: string | null;
  stop: string | null;
  stopTitle: string;
  day: number | null;
  text: string;
  answersTo: string | null;
  /** 1 once the owner shows it in spite of reports. */
  isKept: number;
  createdAt: Instant;
  editedAt: Instant | null;
}

interface PollReportsTable {
  remarkId: string;
  guestId: string;
  pollId: string;
  reportedAt: Instant;
}

/** Polls and what guests do in them. */
export interface PollTables {
  polls: PollsTable;
  pollLinks: PollLinksTable;
  pollSuggestions: PollSuggestionsTable;
  pollGuests: PollGuestsTable;
  pollVotes: PollVotesTable;
  pollRemarks: PollRemarksTable;
  pollReports: PollReportsTable;
}
