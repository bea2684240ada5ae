import { z } from 'zod';
import type { ShownTemplate } from '../../../contracts/whatsapp-templates.ts';
import type { Language } from '../../../core/languages.ts';
import { type MessageKind, PLACEHOLDERS } from '../../../core/messages/message-kinds.ts';
import { TEMPLATE_KINDS, templateProblems, type WhatsappTemplate } from '../../../core/messages/whatsapp-templates.ts';
import type { Database, Writer } from '../../database/database.ts';
import { readDocument } from '../../database/stored-document.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { settingRows } from '../../records/setting-rows.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import type { ProviderSource } from './service.ts';

export interface TemplateKey {
  readonly kind: MessageKind;
  readonly language: Language;
}

interface Dependencies {
  readonly database: Database;
  readonly audit: AuditService;
  readonly providers: ProviderSource;
}

/** A stored template; null where an admin took it away. */
const templateDocument = z.object({
  template: z.object({ name: z.string(), language: z.string(), parameters: z.array(z.enum(PLACEHOLDERS)) }).nullable(),
});

const nameOf = ({ kind, language }: TemplateKey): string => `whatsapp-template:${kind}:${language}`;

const readTemplate = (value: string, name: string): WhatsappTemplate | null =>
  readDocument(templateDocument, value, name).template;

const fieldsOf = (template: WhatsappTemplate | null) => ({
  name: template?.name ?? '',
  language: template?.language ?? '',
  parameters: template?.parameters.join(', ') ?? '',
});

const savedMeanwhile = () => new AppError('conflict', ({ messages }) => messages.wordingChanged);

function requireKind({ kind }: TemplateKey): void {
  if (!TEMPLATE_KINDS.includes(kind)) throw new AppError('not-found', ({ messages }) => messages.noWording);
}

/** Keeps which approved template goes out at each step, in each language: none until an admin names one. */
export function whatsappTemplates({ database, audit, providers }: Dependencies) {
  const rows = settingRows(database);

  async function show(key: TemplateKey): Promise<ShownTemplate> {
    requireKind(key);
    const row = await rows.find(nameOf(key));
    const template = row ? readTemplate(row.value, nameOf(key)) : null;
    return {
      template: template && { ...template, parameters: [...template.parameters] },
      version: row?.version ?? 0,
      canSend: (await providers.current()).whatsapp !== null,
    };
  }

  return {
    show,

    /** Returns a function that gives the template in force of each of these messages, read in the caller's transaction. */
    async templatesOf(
      from: Writer,
      keys: readonly TemplateKey[],
    ): Promise<(key: TemplateKey) => WhatsappTemplate | null> {
      if (keys.length === 0 || !(await providers.within(from)).whatsapp) return () => null;
      const stored = await rows.list([...new Set(keys.map(nameOf))], from);
      const byName = new Map(stored.map(({ name, value }) => [name, readTemplate(value, name)]));
      return (key) => byName.get(nameOf(key)) ?? null;
    },

    /** Saves a template, or none for null; in force at the next message in every process. */
    async save(
      key: TemplateKey,
      { version, template }: { readonly version: number; readonly template: WhatsappTemplate | null },
      session: AdminSession,
    ): Promise<ShownTemplate> {
      const before = await show(key);
      if (before.version !== version) throw savedMeanwhile();
      const problems = template === null ? {} : templateProblems(key.kind, template);
      if (Object.keys(problems).length > 0) throw AppError.ofProblems(problems);
      const changes = changesBetween(fieldsOf(before.template), fieldsOf(template));
      if (changes.length === 0) return before;
      await database.db.transaction().execute(async (trx) => {
        if (!(await rows.replace(trx, nameOf(key), JSON.stringify({ template }), version))) throw savedMeanwhile();
        const subject = `${key.kind}, ${key.language}`;
        await audit.record(trx, session, { action: 'template.saved', subject, changes });
      });
      return show(key);
    },
  };
}

export type WhatsappTemplates = ReturnType<typeof whatsappTemplates>;
