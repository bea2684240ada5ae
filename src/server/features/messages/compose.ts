import type { Site } from '../../../contracts/site.ts';
import type { Language } from '../../../core/languages.ts';
import {
  isToAgency,
  type MessageKind,
  type WordingChannel,
  type WordingTexts,
} from '../../../core/messages/message-kinds.ts';
import { fillIn, inLine, type MessageValues } from '../../../core/messages/wording.ts';
import { readUploadedAddress } from '../../../core/pictures/uploaded-picture.ts';
import { MESSAGE_WORDS } from '../../../words/words-of.ts';
import type { Fact, MailContent } from '../../mail-design/mail-content.ts';
import type { Letter } from './service.ts';

/** Those in whose name messages are sent. */
export type Sender = Pick<Site, 'agency' | 'brand' | 'logo' | 'phone'>;

type Told = Pick<Letter, 'kind' | 'language' | 'values'>;
type ToldByMail = Told & Pick<Letter, 'facts' | 'changes' | 'wishes' | 'link'>;

/** Letters of any script; a dot only before a space or the end, so that no web address fits. */
const NAME = /^(?:[\p{L}\p{M}\s'’-]|\.(?=\s|$))+$/u;

/**
 * Returns what is filled in. A form can send messages to any address, so for travellers a name that is none is left out;
 * the agency reads what was typed.
 */
export function valuesOf({ kind, language, values }: Told, { agency, brand, phone }: Sender): MessageValues {
  const { name = '' } = values;
  const isShown = isToAgency(kind) || NAME.test(name);
  const { nameless } = MESSAGE_WORDS[language].mails;
  return { ...values, name: isShown ? name : nameless, agency, brand, phone };
}

/** Returns the text of an SMS or for WhatsApp. */
export const composeText = (told: Told, { text }: WordingTexts, sender: Sender): string =>
  fillIn(text, valuesOf(told, sender));

/** Returns the parts of a mail with everything filled in. */
function fillMail(told: ToldByMail, texts: WordingTexts, sender: Sender) {
  const values = valuesOf(told, sender);
  const { mails } = MESSAGE_WORDS[told.language];
  const isNamed = values.name === told.values.name || !texts.greeting.includes('{name}');
  return {
    subject: fillIn(texts.subject, values),
    greeting: isNamed ? fillIn(texts.greeting, values) : mails.greetingWithoutName,
    opening: fillIn(texts.opening, values),
    closing: fillIn(texts.closing, values),
  };
}

const lineOf = ({ label, value }: Fact): string => `${label}: ${inLine(value)}`;

/** Returns the plain-text twin of a mail: the same in the same order. */
export function composePlainMail(told: ToldByMail, texts: WordingTexts, sender: Sender) {
  const { subject, greeting, opening, closing } = fillMail(told, texts, sender);
  const { facts, changes, wishes, link, language } = told;
  const { labels } = MESSAGE_WORDS[language].mails;
  const blocks = [
    greeting,
    opening,
    changes.map(({ label, from, to }) => `${label}: ${inLine(from)} → ${inLine(to)}`).join('\n'),
    facts.map(lineOf).join('\n'),
    wishes && `${labels.wishes}:\n${wishes}`,
    link ? [`${link.label}: ${link.address}`, link.note].filter((line) => line !== '').join('\n') : '',
    closing,
  ];
  return { subject, text: blocks.filter((block) => block !== '').join('\n\n') };
}

/** In pixels: as high as in the header of the site, and no wider than a phone leaves room for. */
const LOGO_MOST = { width: 240, height: 36 };

/** Returns the logo as mails draw it; null without one. */
function drawnLogo(logo: string, siteUrl: string): MailContent['logo'] {
  const picture = readUploadedAddress(logo);
  if (!picture) return null;
  const scale = Math.min(1, LOGO_MOST.width / picture.width, LOGO_MOST.height / picture.height);
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  return { address: siteUrl + logo, width: width ?? 1, height: height ?? 1 };
}

/** Returns what the designed mail shows. */
export function composeDesign(told: ToldByMail, texts: WordingTexts, sender: Sender, siteUrl: string): MailContent {
  const { kind, language, facts, changes, wishes, link } = told;
  const { mails } = MESSAGE_WORDS[language];
  const { subject, ...parts } = fillMail(told, texts, sender);
  return {
    kind,
    language,
    brand: sender.brand,
    logo: drawnLogo(sender.logo, siteUrl),
    siteUrl,
    mark: mails.marks[kind],
    heading: subject,
    ...parts,
    changes: changes.map(({ label, from, to }) => ({ label, from: inLine(from), to: inLine(to) })),
    columns: { before: mails.before, now: mails.now },
    facts: facts.map((fact) => ({ ...fact, value: inLine(fact.value) })),
    wishes: wishes === '' ? null : { label: mails.labels.wishes, text: wishes },
    link,
    why: isToAgency(kind) ? '' : mails.why({ agency: sender.agency }),
  };
}

/** Returns the wording that a message has until an admin writes it differently. */
export function defaultTexts(kind: MessageKind, channel: WordingChannel, language: Language): WordingTexts {
  const { email, sms, whatsapp } = MESSAGE_WORDS[language].wordings[kind];
  if (channel === 'email') return { ...email, text: '' };
  return { subject: '', greeting: '', opening: '', closing: '', text: channel === 'sms' ? sms : whatsapp };
}
