import { z } from 'zod';
import { AI_PROVIDERS } from '../../../contracts/settings.ts';
import { LANGUAGES } from '../../../core/languages.ts';
import { HOME_COUNTRY } from '../../../core/phone-countries.ts';
import { site } from '../../../words/en/answers/site.ts';
import type { Settings } from './service.ts';

/**
 * The settings as they are stored; a field that the stored row lacks has its default: what is in force until the back
 * office changes it (spec: back office §9). The limits of the form are not repeated here, so that a setting that was once
 * allowed can always be read. The agency's numbers are placeholders from unassigned ranges, and its account has a name too
 * long to be registered.
 */
export const settingsDocument = z.object({
  maxRequestsPerMinute: z.number().default(100),
  tokenLimit: z.number().default(10_000),
  sessionTimeoutHours: z.number().default(24),
  notificationsEnabled: z.boolean().default(true),
  usageTracking: z.boolean().default(true),
  costTracking: z.boolean().default(true),
  twoFactorRequired: z.boolean().default(false),
  messages: z
    .object({
      smsCountries: z.array(z.string()).default([HOME_COUNTRY]),
      perDay: z.number().default(500),
      agencyLanguage: z.enum(LANGUAGES).default('en'),
    })
    .prefault({}),
  retention: z
    .object({
      activityDays: z.number().default(365),
      leadDays: z.number().default(365),
      aiLogDays: z.number().default(90),
      planDays: z.number().default(7),
    })
    .prefault({}),
  ai: z
    .object({
      provider: z.enum(AI_PROVIDERS).default('environment'),
      model: z.string().default(''),
      apiKey: z.string().default(''),
      dailyBudgetUsd: z.number().nullable().default(null),
      modelOnly: z.boolean().default(false),
      temperature: z.number().default(0.4),
      price: z.object({ input: z.number(), output: z.number() }).nullable().default(null),
      rupeesPerDollar: z.number().default(88.7),
    })
    .prefault({}),
  site: z
    .object({
      brand: z.string().default('Safarnama'),
      agency: z.string().default('Hooghly Travels'),
      tagline: z.string().default(site.tagline),
      phone: z.string().default('+91 33 2680 0000'),
      email: z.string().default('hello@safarnama.example'),
      whatsapp: z.string().default('+91 33 2680 0000'),
      twitter: z.string().default('safarnama_example'),
      office: z.string().default(site.office),
      hours: z.string().default(''),
      headline: z.string().default(''),
      logo: z.string().default(''),
      actionColour: z.string().default(''),
      trustColour: z.string().default(''),
      map: z
        .object({
          lat: z.number().default(22.9),
          lon: z.number().default(88.39),
          link: z.string().default('https://www.openstreetmap.org/?mlat=22.9&mlon=88.39#map=14/22.9/88.39'),
          embed: z
            .string()
            .default(
              'https://www.openstreetmap.org/export/embed.html?bbox={west},{south},{east},{north}&layer=mapnik&marker={lat},{lon}',
            ),
          tiles: z.string().default(''),
          credit: z.string().default(''),
          creditLink: z.string().default(''),
        })
        .prefault({}),
    })
    .prefault({}),
}) satisfies z.ZodType<Settings>;

/** The settings of an installation whose back office has saved none. */
export const DEFAULT_SETTINGS: Settings = settingsDocument.parse({});
