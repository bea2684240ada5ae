import { createHash } from 'node:crypto';
import { renderSVG } from 'uqr';
import { type Language, localPath } from '../../../core/languages.ts';
import { DOCUMENT_WORDS } from '../../../words/words-of.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Template, TemplateFiles, Typesetting } from '../../gateways/typesetting/port.ts';
import { AppError } from '../../http/app-error.ts';
import type { Session } from '../../http/endpoints.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { AccountService } from '../accounts/service.ts';
import type { ItineraryService } from '../itineraries/service.ts';
import type { SiteService } from '../site/service.ts';
import type { DocumentSource } from './document-source.ts';
import { driverData } from './driver-data.ts';
import { KeptDocuments } from './kept-documents.ts';
import { planData } from './plan-data.ts';
import { readTemplates } from './templates.ts';

interface Dependencies {
  readonly clock: Clock;
  readonly typesetting: Typesetting;
  readonly itineraries: Pick<ItineraryService, 'showBySlug'>;
  readonly accounts: Pick<AccountService, 'me'>;
  readonly site: Pick<SiteService, 'show'>;
  readonly siteUrl: string;
}

/** For whom a document is made, and in which language. */
export interface DocumentReader {
  readonly session: Session;
  readonly visitor: Visitor;
  readonly language: Language;
}

/** Some hundred plans. */
const MAX_KEPT_BYTES = 24 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 5;

interface Sheet {
  readonly template: Template;
  readonly data: object;
  readonly files?: TemplateFiles;
}

const hashOf = ({ template, data }: Sheet): string =>
  createHash('sha256').update(template.main).update(JSON.stringify(data)).digest('base64url');

/** Makes plans into files to print. Nothing is stored: a document is made again from the plan of the day. */
export function documentService({ clock, typesetting, itineraries, accounts, site, siteUrl }: Dependencies) {
  const templates = readTemplates();
  const kept = new KeptDocuments(MAX_KEPT_BYTES);
  const making = new Map<string, Promise<Uint8Array>>();

  async function typeset({ template, data, files }: Sheet): Promise<Uint8Array> {
    const made = await typesetting.typeset(template, data, files);
    if (made.kind === 'set') return made.pdf;
    throw new AppError('overloaded', ({ documents }) => (made.kind === 'busy' ? documents.busy : documents.tooSlow), {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }

  /** Returns a finished document of the same data, or sets it once for all who wait for it. */
  async function finish(sheet: Sheet): Promise<Uint8Array> {
    const hash = hashOf(sheet);
    const finished = kept.take(hash);
    if (finished) return finished;
    const pdf =
      making.get(hash) ??
      typeset(sheet)
        .then((made) => {
          kept.keep(hash, made);
          return made;
        })
        .finally(() => making.delete(hash));
    making.set(hash, pdf);
    return pdf;
  }

  async function findSource(slug: string, { session, visitor, language }: DocumentReader): Promise<DocumentSource> {
    const [{ itinerary, details }, reader, shown] = await Promise.all([
      itineraries.showBySlug(slug, { visitor: { ...visitor, language }, userId: session.userId }),
      accounts.me(session),
      site.show(language),
    ]);
    if (!details) throw new AppError('not-found', (words) => words.itineraries.noDayPlan);
    const address = `${siteUrl}${localPath(language, `/itinerary/${encodeURIComponent(slug)}`)}`;
    const words = DOCUMENT_WORDS[language];
    return { itinerary, details, site: shown, address, reader, today: todayInIndia(clock), language, words };
  }

  return {
    /** Returns the whole plan as PDF. */
    async printPlan(slug: string, reader: DocumentReader): Promise<Uint8Array> {
      const source = await findSource(slug, reader);
      const { data, map } = planData(source);
      const qrCode = Buffer.from(renderSVG(source.address, { ecc: 'M', border: 0 }));
      return finish({ template: templates.plan, data, files: { '/map.svg': map, '/qr.svg': qrCode } });
    },

    /** Returns one page for the driver as PDF. */
    async printDriverSheet(slug: string, reader: DocumentReader): Promise<Uint8Array> {
      return finish({ template: templates.driverSheet, data: driverData(await findSource(slug, reader)) });
    },
  };
}

export type DocumentService = ReturnType<typeof documentService>;
