import type { Wording } from '../../../contracts/message-wordings.ts';
import type { ShownTemplate } from '../../../contracts/whatsapp-templates.ts';
import { LANGUAGES, type Language } from '../../../core/languages.ts';
import {
  channelsOf,
  MESSAGE_KINDS,
  type MessageKind,
  type WordingChannel,
} from '../../../core/messages/message-kinds.ts';
import { TEMPLATE_KINDS } from '../../../core/messages/whatsapp-templates.ts';
import { adminApi } from '../api/admin-api.ts';
import { orNull } from '../api/or-null.ts';

export interface WordingKey {
  readonly kind: MessageKind;
  readonly channel: WordingChannel;
  readonly language: Language;
}

export interface WordingData {
  readonly shown: WordingKey;
  /** Null when it could not be loaded. */
  readonly wording: Wording | null;
  /** The template of the step on WhatsApp; null for other channels, and when it could not be loaded. */
  readonly template: ShownTemplate | null;
}

/** Returns the wording that an address names; the first of what it leaves out. */
export function wordingKeyOf(parameters: URLSearchParams): WordingKey {
  const kind = MESSAGE_KINDS.find((each) => each === parameters.get('kind')) ?? 'received';
  const [first = 'email'] = channelsOf(kind);
  return {
    kind,
    channel: channelsOf(kind).find((each) => each === parameters.get('channel')) ?? first,
    language: LANGUAGES.find((each) => each === parameters.get('language')) ?? 'en',
  };
}

export async function loadWording(parameters: URLSearchParams, signal: AbortSignal): Promise<WordingData> {
  const shown = wordingKeyOf(parameters);
  const reading = adminApi('GET /api/admin/message-wordings/{kind}/{channel}/{language}', { params: shown, signal });
  const { kind, channel, language } = shown;
  const readTemplate = () =>
    adminApi('GET /api/admin/whatsapp-templates/{kind}/{language}', { params: { kind, language }, signal });
  const [read, template] = await Promise.all([
    orNull('The text of a message', reading, signal),
    channel === 'whatsapp' && TEMPLATE_KINDS.includes(kind)
      ? orNull('The template of a message', readTemplate(), signal)
      : null,
  ]);
  return { shown, wording: read?.wording ?? null, template: template?.shown ?? null };
}
