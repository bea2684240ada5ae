import type { Insertable } from 'kysely';
import type { OfferForm } from '../../../contracts/offers.ts';
import type { Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { newId } from '../../ids.ts';

type NewOffer = Insertable<Schema['offers']>;

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
