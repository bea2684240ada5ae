import type { Language } from '../core/languages.ts';
import type { FaultSaying } from '../core/plan-checking/fault-sayings.ts';
import type { PlanWords } from '../core/planner/plan-words.ts';
import type { RefusalWords } from '../core/planner/refusal-sayings.ts';
import type { Words } from '../core/sayings.ts';
import { documentWords as bengaliDocuments } from './bn/documents/document-words.ts';
import { access as bengaliAccess } from './bn/messages/access.ts';
import { mails as bengaliMails } from './bn/messages/mails.ts';
import { reminders as bengaliReminders } from './bn/messages/reminders.ts';
import { wordings as bengaliWordings } from './bn/messages/wordings.ts';
import { pictures as bengaliPictures } from './bn/pictures.ts';
import { planFaults as bengaliFaults } from './bn/planner/plan-faults.ts';
import { planWords as bengaliPlans } from './bn/planner/plans.ts';
import { refusalWords as bengaliRefusals } from './bn/planner/refusals.ts';
import { serverWords as bengaliServer } from './bn/refusals/server-words.ts';
import type { DocumentWords } from './document-words.ts';
import { documentWords } from './en/documents/document-words.ts';
import { access } from './en/messages/access.ts';
import { mails } from './en/messages/mails.ts';
import { reminders } from './en/messages/reminders.ts';
import { wordings } from './en/messages/wordings.ts';
import { pictures } from './en/pictures.ts';
import { planFaults } from './en/planner/plan-faults.ts';
import { planWords } from './en/planner/plans.ts';
import { refusalWords } from './en/planner/refusals.ts';
import { serverWords } from './en/refusals/server-words.ts';
import { documentWords as hindiDocuments } from './hi/documents/document-words.ts';
import { access as hindiAccess } from './hi/messages/access.ts';
import { mails as hindiMails } from './hi/messages/mails.ts';
import { reminders as hindiReminders } from './hi/messages/reminders.ts';
import { wordings as hindiWordings } from './hi/messages/wordings.ts';
import { pictures as hindiPictures } from './hi/pictures.ts';
import { planFaults as hindiFaults } from './hi/planner/plan-faults.ts';
import { planWords as hindiPlans } from './hi/planner/plans.ts';
import { refusalWords as hindiRefusals } from './hi/planner/refusals.ts';
import { serverWords as hindiServer } from './hi/refusals/server-words.ts';
import type { Like } from './like.ts';
import type { ServerWords } from './server-words.ts';

/** The words of one language for what the planner says. */
interface PlannerWords {
  readonly plans: PlanWords;
  readonly refusals: RefusalWords;
  /** What is wrong with a plan made elsewhere. */
  readonly faults: Words<FaultSaying>;
}

/** The planner's words of each language. */
export const PLANNER_WORDS: Readonly<Record<Language, PlannerWords>> = {
  en: { plans: planWords, refusals: refusalWords, faults: planFaults },
  hi: { plans: hindiPlans, refusals: hindiRefusals, faults: hindiFaults },
  bn: { plans: bengaliPlans, refusals: bengaliRefusals, faults: bengaliFaults },
};

/** The captions of pictures in each language. */
export const PICTURE_WORDS: Readonly<Record<Language, Like<typeof pictures>>> = {
  en: pictures,
  hi: hindiPictures,
  bn: bengaliPictures,
};

/** What the server says in each language when it refuses a call. */
export const SERVER_WORDS: Readonly<Record<Language, ServerWords>> = {
  en: serverWords,
  hi: hindiServer,
  bn: bengaliServer,
};

/** What mails and SMS say in one language. */
export interface MessageWords {
  readonly access: Like<typeof access>;
  readonly mails: Like<typeof mails>;
  /** What each kind of message says by default, by channel. */
  readonly wordings: Like<typeof wordings>;
  readonly reminders: Like<typeof reminders>;
}

/** The words of mails and SMS in each language. */
export const MESSAGE_WORDS: Readonly<Record<Language, MessageWords>> = {
  en: { access, mails, reminders, wordings },
  hi: { access: hindiAccess, mails: hindiMails, reminders: hindiReminders, wordings: hindiWordings },
  bn: { access: bengaliAccess, mails: bengaliMails, reminders: bengaliReminders, wordings: bengaliWordings },
};

/** What printed documents say in each language. */
export const DOCUMENT_WORDS: Readonly<Record<Language, DocumentWords>> = {
  en: documentWords,
  hi: hindiDocuments,
  bn: bengaliDocuments,
};
