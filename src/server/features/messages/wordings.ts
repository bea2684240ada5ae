import { z } from 'zod';
import { LANGUAGES, type Language } from '../../../core/languages.ts';
import {
  channelsOf,
  fieldsOf,
  MESSAGE_KINDS,
  type MessageKind,
  type WordingChannel,
  type WordingTexts,
} from '../../../core/messages/message-kinds.ts';
import { sameTexts, usedTexts, wordingProblems } from '../../../core/messages/wording.ts';
import type { Database, Writer } from '../../database/database.ts';
import { readDocument } from '../../database/stored-document.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { settingRows } from '../../records/setting-rows.ts';
import type { AuditService } from '../audit/service.ts';
import { defaultTexts } from './compose.ts';

export interface WordingKey {
  readonly kind: MessageKind;
  readonly channel: WordingChannel;
  readonly language: Language;
}

const part = z.string().default('');

/** A stored wording; null where an admin went back to the default. */
const wordingDocument = z.object({
  texts: z.object({ subject: part, greeting: part, opening: part, closing: part, text: part }).nullable(),
});

const nameOf = ({ kind, channel, language }: WordingKey): string => `wording:${kind}:${channel}:${language}`;

const ALL_KEYS: readonly WordingKey[] = MESSAGE_KINDS.flatMap((kind) =>
  channelsOf(kind).flatMap((channel) => LANGUAGES.map((language) => ({ kind, channel, language }))),
);

const readTexts = (value: string, name: string): WordingTexts | null =>
  readDocument(wordingDocument, value, name).texts;

/** Refuses a wording of a channel on which the message does not go out. */
function requireWording({ kind, channel }: WordingKey): void {
  if (!channelsOf(kind).includes(channel)) throw new AppError('not-found', ({ messages }) => messages.noWording);
}

const savedMeanwhile = () => new AppError('conflict', ({ messages }) => messages.wordingChanged);

/** Keeps the wordings of messages: the default of the project until an admin writes another one. */
export function messageWordings({ database, audit }: { readonly database: Database; readonly audit: AuditService }) {
  const rows = settingRows(database);

  async function show(key: WordingKey) {
    requireWording(key);
    const defaults = defaultTexts(key.kind, key.channel, key.language);
    const stored = await rows.list(ALL_KEYS.map(nameOf));
    const own = stored.find(({ name }) => name === nameOf(key));
    const changed = stored.filter(({ name, value }) => readTexts(value, name) !== null).map(({ name }) => name);
    return {
      texts: (own && readTexts(own.value, own.name)) ?? defaults,
      defaults,
      version: own?.version ?? 0,
      changed: ALL_KEYS.filter((each) => changed.includes(nameOf(each))),
    };
  }

  return {
    show,

    /** Returns a function that gives the wording in force of each of these messages, read in the caller's transaction. */
    async textsOf(from: Writer, keys: readonly WordingKey[]): Promise<(key: WordingKey) => WordingTexts> {
      const stored = await rows.list([...new Set(keys.map(nameOf))], from);
      const byName = new Map(stored.map(({ name, value }) => [name, readTexts(value, name)]));
      return (key) => byName.get(nameOf(key)) ?? defaultTexts(key.kind, key.channel, key.language);
    },

    /** Refuses a wording that cannot be used, by its fields; returns its used parts. */
    check(key: WordingKey, texts: WordingTexts): WordingTexts {
      requireWording(key);
      const problems = wordingProblems(key.kind, key.channel, texts);
      if (Object.keys(problems).length > 0) throw AppError.ofProblems(problems);
      return usedTexts(key.kind, key.channel, texts);
    },

    /**
     * Saves a wording, or the default for null; in force at the next message in every process. Of two admins who save at
     * once, the second gets a conflict.
     */
    async save(
      key: WordingKey,
      { version, texts }: { readonly version: number; readonly texts: WordingTexts | null },
      session: AdminSession,
    ) {
      const defaults = defaultTexts(key.kind, key.channel, key.language);
      const checked = texts && this.check(key, texts);
      const kept = checked && !sameTexts(checked, defaults) ? checked : null;
      const before = await show(key);
      if (before.version !== version) throw savedMeanwhile();
      const after = kept ?? defaults;
      const changes = fieldsOf(key.kind, key.channel)
        .filter((field) => before.texts[field] !== after[field])
        .map((field) => ({ field, from: before.texts[field], to: after[field] }));
      if (changes.length === 0) return before;
      await database.db.transaction().execute(async (trx) => {
        if (!(await rows.replace(trx, nameOf(key), JSON.stringify({ texts: kept }), version))) throw savedMeanwhile();
        const subject = `${key.kind}, ${key.channel}, ${key.language}`;
        await audit.record(trx, session, { action: 'wording.saved', subject, changes });
      });
      return show(key);
    },
  };
}

export type MessageWordings = ReturnType<typeof messageWordings>;
