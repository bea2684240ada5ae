import { z } from 'zod';
import type { Right } from '../core/admins/rights.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { addressPart } from './text.ts';

/** The records that keep versions. */
export const VERSIONED_KINDS = ['package', 'post'] as const;
export type VersionedKind = (typeof VERSIONED_KINDS)[number];

/** How a version came about; `earlier` is the one from before versions were kept. */
export const VERSIONS_MADE = [
  'created',
  'saved',
  'autosaved',
  'status-set',
  'restored',
  'duplicated',
  'earlier',
] as const;
export type VersionMade = (typeof VERSIONS_MADE)[number];

const recordVersion = named('RecordVersion', {
  version: z.number(),
  savedAt: z.iso.datetime(),
  /** The name of the admin at that time; empty for `earlier`. */
  admin: z.string(),
  made: z.enum(VERSIONS_MADE),
  /** The version that was brought back by this one. */
  restored: z.number().nullable(),
});
export type RecordVersion = z.infer<typeof recordVersion>;

const fieldDifference = named('FieldDifference', {
  /** Nested fields are joined by a dot: `pricing.basePrice`. Pictures in a rich text have a field of their own. */
  field: z.string(),
  /** `text`: runs of text in order; `list`: entries; `pictures`: addresses; `value`: a number or a choice. */
  form: z.enum(['text', 'list', 'pictures', 'value']),
  /** Of a text of which only the formatting or links differ, every part is the same. */
  parts: z.array(z.object({ mark: z.enum(['same', 'added', 'removed']), text: z.string() })),
});
export type FieldDifference = z.infer<typeof fieldDifference>;

const comparison = z.object({
  /** The version that it is compared with; null for none, as of the first one. */
  base: z.number().nullable(),
  differences: z.array(fieldDifference),
});

/** Chooses a kept version of a record; the present one without it. */
export const atVersion = z.object({
  version: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});

const params = z.object({
  kind: z.enum(VERSIONED_KINDS, { error: 'kind must be package or post' }),
  id: addressPart,
});
const ofVersion = params.extend({ version: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) });

const ofVersionedKind = {
  ofKind: { package: 'packages', post: 'posts' },
} as const satisfies { readonly ofKind: Readonly<Record<VersionedKind, Right>> };

const noun: Noun = { name: 'Versions', about: 'Versions, copies and former addresses of packages and posts.' };

export const recordVersionEndpoints = defineEndpoints(noun, {
  'GET /api/admin/records/{kind}/{id}/versions': {
    operationId: 'listRecordVersions',
    summary: 'The versions of a package or a post, the newest first: the last 50, and the last of each month of a year',
    access: ofVersionedKind,
    params,
    errors: ['not-found'],
    answers: {
      200: z.object({
        title: z.string(),
        /** The version of the record as it is now. */
        present: z.number(),
        versions: z.array(recordVersion),
      }),
    },
  },
  'GET /api/admin/records/{kind}/{id}/versions/{version}': {
    operationId: 'compareRecordVersion',
    summary: 'What a version changed, or how it differs from the record as it is now',
    access: ofVersionedKind,
    params: ofVersion,
    query: z.object({ against: z.enum(['before', 'now'], { error: 'against must be before or now' }) }),
    errors: ['not-found'],
    answers: { 200: comparison },
  },
  'POST /api/admin/records/{kind}/{id}/versions/{version}/restore': {
    operationId: 'restoreRecordVersion',
    summary: 'Bring back a version as a new one; its address and status stay. 409 when the record was saved meanwhile',
    access: ofVersionedKind,
    params: ofVersion,
    body: z.object({ version: z.number() }),
    errors: ['not-found', 'conflict'],
    answers: {
      200: z.object({
        version: z.number(),
        /** Pictures that are deleted by now and were left out. */
        picturesLeftOut: z.number(),
      }),
    },
  },
  'POST /api/admin/records/{kind}/{id}/duplicate': {
    operationId: 'duplicateRecord',
    summary: 'Copy a package or a post, with its pictures, into a new draft',
    access: ofVersionedKind,
    params,
    errors: ['not-found', 'conflict'],
    answers: { 201: z.object({ _id: z.string(), title: z.string(), picturesLeftOut: z.number() }) },
  },
  'DELETE /api/admin/records/{kind}/{id}/former-slugs/{slug}': {
    operationId: 'dropFormerSlug',
    summary: 'Let a former address of a package or a post lead nowhere',
    access: ofVersionedKind,
    params: params.extend({ slug: addressPart }),
    errors: ['not-found'],
    answers: { 204: z.null() },
  },
});
