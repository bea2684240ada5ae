import { originOfMap } from '../../../contracts/map-addresses.ts';
import type { Site } from '../../../contracts/site.ts';
import { addDays } from '../../../core/dates.ts';
import type { Language } from '../../../core/languages.ts';
import { HOME_COUNTRY } from '../../../core/phone-countries.ts';
import { type FestivalCalendar, longWeekendsBetween } from '../../../core/pricing/festivals.ts';
import { SITE_TEXTS } from '../../../core/translations/translation-options.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { readInLanguage } from '../../records/translations/in-languages.ts';
import type { LegalService } from '../legal/service.ts';
import type { OfferService } from '../offers/service.ts';
import type { PackageService } from '../packages/service.ts';
import type { Settings, SettingsService } from '../settings/service.ts';

/** Brand and contact details. */
export type SiteDetails = Settings['site'];

interface Dependencies {
  readonly database: Database;
  readonly settings: Pick<SettingsService, 'current' | 'within'>;
  readonly offers: Pick<OfferService, 'show'>;
  readonly packages: Pick<PackageService, 'largestDiscount'>;
  readonly legal: Pick<LegalService, 'published'>;
  readonly clock: Clock;
  readonly festivals: FestivalCalendar;
  readonly hasSmsProvider: () => Promise<boolean>;
  readonly photos: boolean;
  /** Returns whether a language model is set. */
  readonly readsWishes: () => Promise<boolean>;
}

/** Later long weekends are not suggested. */
const SUGGESTED_WITHIN_DAYS = 400;
/** More than the next one: a page open for some days still has one to suggest. */
const LONG_WEEKENDS_SHOWN = 3;

/** Returns the details, with what no agency has written yet in the words of the language. */
function inOwnWords(details: SiteDetails, language: Language): SiteDetails {
  const [{ tagline, office }, own] = [SERVER_WORDS.en.site, SERVER_WORDS[language].site];
  return {
    ...details,
    ...(details.tagline === tagline && { tagline: own.tagline }),
    ...(details.office === office && { office: own.office }),
  };
}

/** Returns the site's details as set in the back office. */
export function siteService(dependencies: Dependencies) {
  const { database, settings, offers, packages, legal, clock, festivals, hasSmsProvider, photos, readsWishes } =
    dependencies;

  /** Do not call it inside a transaction: it needs a second connection. */
  const current = async (): Promise<SiteDetails> => (await settings.current()).site;

  const nextLongWeekends = (): Site['longWeekends'] => {
    const today = todayInIndia(clock);
    return longWeekendsBetween(festivals, today, addDays(today, SUGGESTED_WITHIN_DAYS))
      .slice(0, LONG_WEEKENDS_SHOWN)
      .map(({ from, to }) => ({ from, to }));
  };

  return {
    current,

    /** Returns the origins of the maps that pages may show; empty for none. */
    async mapOrigins() {
      const { tiles, embed } = (await current()).map;
      return { tiles: originOfMap(tiles), embed: originOfMap(embed) };
    },

    /** What is translated of the site's own texts. */
    originals: {
      async find(from: Writer, id: string) {
        if (id !== SITE_TEXTS) throw new AppError('not-found', ({ calls }) => calls.notFound);
        return { title: 'Texts of the site', record: (await settings.within(from)).site, page: '/' };
      },
      noun: 'site' as const,
    },

    /** Returns the details with today's offers, in a language. */
    async show(language: Language = 'en'): Promise<Site> {
      const [now, onOffer, reads, published, wordsOf, canText] = await Promise.all([
        settings.current(),
        packages.largestDiscount().then((largest) => offers.show(largest, language)),
        readsWishes(),
        legal.published(),
        readInLanguage(database.read, 'site', [SITE_TEXTS], { language, part: 'released' }),
        hasSmsProvider(),
      ]);
      const { site: details, usageTracking: tracksVisits, messages } = now;
      const smsConfirmation = canText && messages.smsCountries.includes(HOME_COUNTRY);
      return {
        ...inOwnWords(wordsOf(SITE_TEXTS).translate(details), language),
        ...onOffer,
        longWeekends: nextLongWeekends(),
        smsConfirmation,
        photos,
        readsWishes: reads,
        tracksVisits,
        legal: published,
      };
    },
  };
}

export type SiteService = ReturnType<typeof siteService>;
