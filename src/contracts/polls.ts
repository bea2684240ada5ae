import { z } from 'zod';
import type { FormProblem } from '../core/form-problems.ts';
import { POLL_LIMITS } from '../core/polls/poll-limits.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { itinerary, itineraryDetails } from './itineraries.ts';
import { named } from './named.ts';
import { told } from './problems.ts';
import { addressPart, typedText } from './text.ts';

const instant = z.iso.datetime();

/** Accepts text that is not empty. */
const neededText = (max: number, missing: FormProblem, multiline = false) =>
  typedText({ max, missing, multiline }).refine((text) => text !== '', told(missing));

const guestName = neededText(POLL_LIMITS.name, { say: 'name-missing' });
const commentText = neededText(POLL_LIMITS.comment, { say: 'comment-missing' }, true);

/** A random secret of the guest's browser, at least 128 bits; the site keeps only its hash. */
const guestKey = z.string().regex(/^[\w-]{22,64}$/);

const pollRemark = named('PollRemark', {
  _id: z.string(),
  kind: z.enum(['like', 'question', 'comment', 'answer']),
  /** Null for the poll's owner. */
  guestId: z.string().nullable(),
  /** The suggestion that it is about; null for all of them. */
  suggestionId: z.string().nullable(),
  /** The key of the stop that it is about (`core/polls/stop-keys.ts`); null for a day or the whole. */
  stop: z.string().nullable(),
  /** What the stop was called for its guest. */
  stopTitle: z.string(),
  /** The day that it is about, as it was then; null for the whole. */
  day: z.number().nullable(),
  text: z.string(),
  /** The remark that it answers. */
  answersTo: z.string().nullable(),
  createdAt: instant,
  isEdited: z.boolean(),
  /** How many guests have reported it; for guests always 0. */
  reports: z.number(),
  /** True while guests do not see it, because several of them have reported it. */
  isHidden: z.boolean(),
});
export type PollRemark = z.infer<typeof pollRemark>;

const pollState = named('PollState', {
  /** Changes with everything below. */
  stamp: z.string(),
  isOpen: z.boolean(),
  /** The suggestion that was chosen when the poll was closed; null for none. */
  chosenId: z.string().nullable(),
  guests: z.array(z.object({ _id: z.string(), name: z.string() })),
  votes: z.array(
    z.object({
      guestId: z.string(),
      suggestionId: z.string(),
      /** True when the plan was changed since. */
      isOutdated: z.boolean(),
    }),
  ),
  remarks: z.array(pollRemark),
  /** The revision of each suggestion's plan. */
  revisions: z.array(z.object({ suggestionId: z.string(), revision: z.number() })),
});
export type PollState = z.infer<typeof pollState>;

const guestPoll = named('GuestPoll', {
  title: z.string(),
  /** What the owner lets guests read of their name; empty for nothing. */
  ownerName: z.string(),
  /** The day on which the poll is erased with all that guests wrote. */
  erasedOn: z.string(),
  suggestions: z.array(
    z.object({
      _id: z.string(),
      /** What the owner calls the trip; empty for the title of its itinerary. */
      name: z.string(),
      /** Id and slug are those of the suggestion: they open nothing. */
      itinerary,
    }),
  ),
  /** The suggestion whose day plan is shown; null when the owner has deleted all of the trips. */
  shown: z
    .object({
      suggestionId: z.string(),
      /** Null when no day plan has been made. */
      details: itineraryDetails.nullable(),
    })
    .nullable(),
  state: pollState,
});
export type GuestPoll = z.infer<typeof guestPoll>;

const ownPoll = named('OwnPoll', {
  _id: z.string(),
  title: z.string(),
  ownerName: z.string(),
  /** Path of the page for guests; null once its link was taken back. */
  path: z.string().nullable(),
  erasedOn: z.string(),
  suggestions: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      itinerary,
      /** The stops of its present plan that guests talk about, with the day of each. */
      stops: z.array(z.object({ key: z.string(), day: z.number(), title: z.string() })),
    }),
  ),
  state: pollState,
});
export type OwnPoll = z.infer<typeof ownPoll>;

const listedPoll = named('ListedPoll', {
  _id: z.string(),
  title: z.string(),
  isOpen: z.boolean(),
  /** Whether its link opens. */
  isShared: z.boolean(),
  trips: z.array(z.object({ tripId: z.string(), itineraryId: z.string() })),
  votes: z.number(),
  /** Questions without an answer. */
  questions: z.number(),
});
export type ListedPoll = z.infer<typeof listedPoll>;

const noun: Noun = {
  name: 'Polls',
  about: 'Trips about which family and friends vote and talk, by a secret link and without an account.',
};

const idParams = z.object({ id: addressPart });
const remarkParams = z.object({ id: addressPart, remarkId: addressPart });
const tokenParams = z.object({ token: addressPart });
const tokenRemarkParams = z.object({ token: addressPart, remarkId: addressPart });
const ownAnswer = { 200: z.object({ poll: ownPoll }) };
const stateAnswer = { 200: z.object({ state: pollState }) };
const guestAnswer = { 200: z.object({ guestId: z.string(), state: pollState }) };

const ownersEndpoints = defineEndpoints(noun, {
  'GET /api/polls': {
    operationId: 'listPolls',
    summary: 'The polls of a person, the newest first',
    access: 'user',
    answers: { 200: z.object({ polls: z.array(listedPoll) }) },
  },
  'POST /api/polls': {
    operationId: 'createPoll',
    summary: 'Let others decide on kept trips: makes a secret link',
    access: 'user',
    body: z.object({
      title: neededText(POLL_LIMITS.title, { say: 'poll-title-missing' }),
      ownerName: typedText({ max: POLL_LIMITS.name }),
      tripIds: z.array(addressPart).min(1).max(POLL_LIMITS.suggestions),
    }),
    errors: ['not-found', 'conflict'],
    answers: { 201: z.object({ poll: ownPoll }) },
  },
  'GET /api/polls/{id}': {
    operationId: 'getPoll',
    summary: 'A poll for its owner, with what guests reported',
    access: 'user',
    params: idParams,
    errors: ['not-found'],
    answers: ownAnswer,
  },
  'DELETE /api/polls/{id}': {
    operationId: 'deletePoll',
    summary: 'Erase a poll with all that guests wrote',
    access: 'user',
    params: idParams,
    errors: ['not-found'],
    answers: { 204: z.null() },
  },
  'PUT /api/polls/{id}/closing': {
    operationId: 'closePoll',
    summary: 'Close a poll, with a choice or without one; the chosen trip moves to the top of the list',
    access: 'user',
    params: idParams,
    body: z.object({ chosenId: addressPart.nullable() }),
    errors: ['not-found', 'conflict'],
    answers: ownAnswer,
  },
  'DELETE /api/polls/{id}/closing': {
    operationId: 'reopenPoll',
    summary: 'Open a closed poll again',
    access: 'user',
    params: idParams,
    errors: ['not-found', 'conflict'],
    answers: ownAnswer,
  },
  'POST /api/polls/{id}/link': {
    operationId: 'renewPollLink',
    summary: 'Make a fresh link; the one before opens nothing any more',
    access: 'user',
    params: idParams,
    errors: ['not-found'],
    answers: ownAnswer,
  },
  'DELETE /api/polls/{id}/link': {
    operationId: 'takePollLinkBack',
    summary: 'Take the link back: it opens nothing any more',
    access: 'user',
    params: idParams,
    errors: ['not-found'],
    answers: ownAnswer,
  },
  'POST /api/polls/{id}/remarks/{remarkId}/answers': {
    operationId: 'answerPollRemark',
    summary: 'Answer a question or a comment as the owner',
    access: 'user',
    params: remarkParams,
    body: z.object({ text: commentText }),
    errors: ['not-found', 'conflict'],
    answers: ownAnswer,
  },
  'DELETE /api/polls/{id}/remarks/{remarkId}': {
    operationId: 'deletePollRemark',
    summary: 'Delete what a guest wrote, with its answers',
    access: 'user',
    params: remarkParams,
    errors: ['not-found'],
    answers: ownAnswer,
  },
  'PUT /api/polls/{id}/remarks/{remarkId}/shown': {
    operationId: 'showPollRemark',
    summary: 'Show a reported comment again; further reports do not hide it',
    access: 'user',
    params: remarkParams,
    errors: ['not-found'],
    answers: ownAnswer,
  },
});

const guestsEndpoints = defineEndpoints(noun, {
  'GET /api/together/{token}': {
    operationId: 'openPoll',
    summary: 'A poll for its guests, with the day plan of one suggestion: the first, or the one that is named',
    access: 'public',
    params: tokenParams,
    query: z.object({ plan: addressPart.optional() }),
    errors: ['not-found'],
    answers: { 200: z.object({ poll: guestPoll }) },
  },
  'GET /api/together/{token}/state': {
    operationId: 'getPollState',
    summary: 'Votes and comments; null while the stamp is still the present one',
    access: 'public',
    params: tokenParams,
    query: z.object({ since: z.string().max(100).optional() }),
    errors: ['not-found'],
    answers: { 200: z.object({ state: pollState.nullable() }) },
  },
  'PUT /api/together/{token}/guest': {
    operationId: 'joinPoll',
    summary: 'Take part under a name; the same key again changes the name',
    access: 'public',
    params: tokenParams,
    body: z.object({ key: guestKey, name: guestName }),
    errors: ['not-found', 'conflict'],
    answers: guestAnswer,
  },
  'PUT /api/together/{token}/vote': {
    operationId: 'voteInPoll',
    summary: 'Vote for one suggestion, or for none again',
    access: 'public',
    params: tokenParams,
    body: z.object({ key: guestKey, suggestionId: addressPart.nullable() }),
    errors: ['not-found', 'conflict'],
    answers: stateAnswer,
  },
  'PUT /api/together/{token}/like': {
    operationId: 'likeStop',
    summary: 'Like a stop of a day plan, or no longer',
    access: 'public',
    params: tokenParams,
    body: z.object({ key: guestKey, suggestionId: addressPart, stop: addressPart, isLiked: z.boolean() }),
    errors: ['not-found', 'conflict'],
    answers: stateAnswer,
  },
  'POST /api/together/{token}/remarks': {
    operationId: 'remarkInPoll',
    summary: 'Question a stop, or comment on a day or the whole; the same id again writes nothing more',
    access: 'public',
    params: tokenParams,
    body: z.object({
      key: guestKey,
      /** Random, made by the browser: a retry on a bad network is the same remark. */
      once: guestKey,
      text: commentText,
      suggestionId: addressPart.nullable(),
      /** With a stop it is a question about it. */
      stop: addressPart.nullable(),
      day: z.number().int().min(1).max(100).nullable(),
    }),
    errors: ['not-found', 'conflict'],
    answers: stateAnswer,
  },
  'PUT /api/together/{token}/remarks/{remarkId}': {
    operationId: 'editPollRemark',
    summary: 'Change one’s own words while there is no answer to them',
    access: 'public',
    params: tokenRemarkParams,
    body: z.object({ key: guestKey, text: commentText }),
    errors: ['not-found', 'conflict'],
    answers: stateAnswer,
  },
  'DELETE /api/together/{token}/remarks/{remarkId}': {
    operationId: 'withdrawPollRemark',
    summary: 'Delete one’s own words',
    access: 'public',
    params: tokenRemarkParams,
    query: z.object({ key: guestKey }),
    errors: ['not-found', 'conflict'],
    answers: stateAnswer,
  },
  'PUT /api/together/{token}/remarks/{remarkId}/report': {
    operationId: 'reportPollRemark',
    summary: 'Report a comment to the owner; reported by two guests it is hidden',
    access: 'public',
    params: tokenRemarkParams,
    body: z.object({ key: guestKey }),
    errors: ['not-found', 'conflict'],
    answers: stateAnswer,
  },
});

export const pollEndpoints = { ...ownersEndpoints, ...guestsEndpoints };
