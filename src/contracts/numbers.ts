import { z } from 'zod';
import type { FieldName } from '../core/field-problems.ts';
import { told } from './problems.ts';

/** Accepts a whole number in a JSON body; its messages call the field by its name. */
export const wholeNumber = (min: number, max: number, field: FieldName) =>
  z
    .number({ error: told({ say: 'field-missing', field }) })
    .int(told({ say: 'field-not-whole', field }))
    .min(min, told({ say: 'field-too-small', field, min }))
    .max(max, told({ say: 'field-too-large', field, max }));

/** Accepts a number in a JSON body that may have a fraction. */
export const numberUpTo = (max: number, field: FieldName) =>
  z
    .number(told({ say: 'field-not-number', field }))
    .min(0, told({ say: 'field-negative', field }))
    .max(max, told({ say: 'field-too-large', field, max }));
