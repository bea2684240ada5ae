import type { Insertable } from 'kysely';
import { type OfferForm, offer } from '../../../contracts/offers.ts';
import { OFFER_SCOPES } from '../../../core/offers/offer-options.ts';
import type { Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { readDocument } from '../../database/stored-document.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import type { OfferRow } from './store.ts';

type NewOffer = Insertable<Schema['offers']>;

export const notFound = (): AppError => new AppError('not-found', ({ offers }) => offers.notFound);

export const scopeOf = ({ scope }: OfferRow): OfferForm['scope'] =>
  OFFER_SCOPES.find((known) => known === scope) ?? 'all';

export const formOf = (row: OfferRow): OfferForm => ({
  title: row.title,
  text: row.text,
  percent: row.percent,
  scope: scopeOf(row),
  from: row.startsOn,
  until: row.endsOn,
  chips: readDocument(offer.shape.chips, row.chips, `chips of offer ${row.id}`),
});

export const columnsOf = ({ title, text, percent, scope, from, until, chips }: OfferForm) => ({
  title,
  text,
  percent,
  scope,
  startsOn: from,
  endsOn: until,
  chips: JSON.stringify(chips),
});

export const newOffer = (form: OfferForm, now: number, demo: 0 | 1): NewOffer => ({
  ...columnsOf(form),
  id: newId(now),
  version: 1,
  demo,
  createdAt: now,
});

export const insertOffer = (writer: Writer, row: NewOffer) => writer.insertInto('offers').values(row).execute();
