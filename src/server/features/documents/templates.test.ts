import { describe, expect, it } from 'vitest';
import {
  documentSource,
  patientTypesetting,
  planFirst,
  typesetDriverSheet,
  typesetPlan,
} from '../../../../test/documents.ts';
import { canReadPdf, countPages, textOfPdf } from '../../../../test/read-pdf.ts';
import { LANGUAGES } from '../../../core/languages.ts';
import type { Typeset } from '../../gateways/typesetting/port.ts';

const typesetting = patientTypesetting();
/** A document takes a second, and ten of them on a machine with much other work. */
const TIMEOUT = { timeout: 120_000 };

const WEEK = planFirst({ from: 'Kolkata', to: 'Darjeeling', departureDate: '2026-12-04', returnDate: '2026-12-10' });
const LONGEST = planFirst({ from: 'Delhi', to: 'Rajasthan', departureDate: '2026-12-04', returnDate: '2026-12-24' });
const DAY_TRIP = planFirst({ from: 'Delhi', to: 'Agra', departureDate: '2026-12-05', returnDate: '2026-12-05' });

function pdfOf(set: Typeset): Uint8Array {
  if (set.kind !== 'set') throw new Error(`the document is ${set.kind}`);
  return set.pdf;
}

describe.each(LANGUAGES)('the templates in %s', TIMEOUT, (language) => {
  it.each([
    ['a week', WEEK],
    ['three weeks', LONGEST],
    ['a day', DAY_TRIP],
  ])('give their author nothing to mend for a trip of %s, and its driver one page', async (_length, trip) => {
    const source = documentSource(trip, language);
    expect(await typesetPlan(typesetting, source)).toMatchObject({ kind: 'set', warnings: [] });
    const sheet = await typesetDriverSheet(typesetting, source);
    expect(sheet).toMatchObject({ kind: 'set', warnings: [] });
    if (canReadPdf) expect(countPages(pdfOf(sheet))).toBe(1);
  });
});

describe.skipIf(!canReadPdf)('the templates', TIMEOUT, () => {
  it('print a title in the language of templates and do not run it', async () => {
    const source = documentSource(WEEK, 'en');
    const title = '#read("/etc/passwd") *bold* $x$';
    const text = textOfPdf(
      pdfOf(await typesetPlan(typesetting, { ...source, itinerary: { ...source.itinerary, title } })),
    );
    expect(text).toContain(title);
    expect(text).not.toContain('root:');
  });

  it('say the total once, however many pages the prices take', async () => {
    const text = textOfPdf(pdfOf(await typesetPlan(typesetting, documentSource(LONGEST, 'en'))));
    expect(text.match(/Total \(\d+ items\), per person/g)).toHaveLength(1);
  });
});
