import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { listPage, pageQuery } from './lists.ts';
import { site } from './site.ts';
import { typedText } from './text.ts';

const whole = (min: number, max: number, name: string) =>
  z
    .number({ error: `${name} is required` })
    .int(`${name} must be a whole number`)
    .min(min, `${name} must be at least ${min}`)
    .max(max, `${name} must be at most ${max}`);

/** Who plans and writes: the built-in engine alone, or a language model beside it. */
export const AI_PROVIDERS = ['none', 'google', 'openai', 'anthropic', 'compatible'] as const;

const siteForm = z.object({
  brand: typedText({ max: 60, missing: 'Brand is required' }).refine((text) => text !== '', 'Brand is required'),
  agency: typedText({ max: 100 }),
  tagline: typedText({ max: 160 }),
  phone: typedText({ max: 30 }),
  email: typedText({ max: 254 }),
  whatsapp: typedText({ max: 30 }),
  office: typedText({ max: 300, multiline: true }),
  map: z.object({
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    link: typedText({ max: 500 }),
  }),
});

const settingsShape = {
  /** Plans that one visitor may ask for within a minute. */
  maxRequestsPerMinute: whole(1, 10_000, 'Max requests per minute'),
  /** Tokens of a language model for one request. */
  tokenLimit: whole(100, 1_000_000, 'Token limit'),
  /** A session of the back office ends so long after its last use. */
  sessionTimeoutHours: whole(1, 168, 'Session timeout'),
  notificationsEnabled: z.boolean(),
  /** Off: no activity is recorded. */
  usageTracking: z.boolean(),
  /** Off: cost is not computed. */
  costTracking: z.boolean(),
  /** Every admin must have a second factor. */
  twoFactorRequired: z.boolean(),
  retention: z.object({
    activityDays: whole(1, 3650, 'Days for activities'),
    leadDays: whole(1, 3650, 'Days for leads'),
    aiLogDays: whole(1, 3650, 'Days for AI logs'),
  }),
};

const aiShape = {
  provider: z.enum(AI_PROVIDERS),
  /** Null: no bound. When it is used up, the built-in planner answers alone until the next Indian day. */
  dailyBudgetUsd: z.number().min(0).max(100_000).nullable(),
};

/** Everything that the back office sets, as it is in force. */
export const settings = z.object({
  ...settingsShape,
  /** `apiKey` shows the last four signs of a key that is set; empty for none. */
  ai: z.object({ ...aiShape, model: z.string(), apiKey: z.string() }),
  site: site.omit({ offers: true, smsConfirmation: true }),
  /** Goes up with each save; a save that read an older one is refused. */
  version: z.number(),
});
export type ShownSettings = z.infer<typeof settings>;

/** What is sent to save: the key only when it changes; empty takes it away. */
export const settingsForm = z.object({
  ...settingsShape,
  ai: z.object({ ...aiShape, model: typedText({ max: 100 }), apiKey: typedText({ max: 500 }).optional() }),
  site: siteForm,
  version: z.number(),
});
export type SettingsForm = z.infer<typeof settingsForm>;

/** One thing that somebody changed in the back office. */
export const auditEntry = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  /** Name of who did it, as it was then. */
  admin: z.string(),
  /** Such as `settings.saved`, `package.deleted`. */
  action: z.string(),
  /** What it was done to, in words: a title, a reference, a name. */
  subject: z.string(),
  /** What was changed, field by field; secrets are never among them. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const settingsEndpoints = defineEndpoints({
  'GET /api/admin/settings': {
    summary: 'The settings in force',
    access: 'admin',
    answers: { 200: z.object({ settings }) },
  },
  'PUT /api/admin/settings': {
    summary: 'Save the settings; they are in force at once in every process; 409 when another admin saved meanwhile',
    access: 'admin',
    body: settingsForm,
    answers: { 200: z.object({ settings }) },
  },
  'GET /api/admin/audit': {
    summary: 'Who changed what, the newest first',
    access: 'admin',
    query: pageQuery(20).extend({
      admin: typedText({ max: 100 }).optional(),
      action: typedText({ max: 60 }).optional(),
    }),
    answers: { 200: z.object({ entries: z.array(auditEntry), ...listPage.shape }) },
  },
});
