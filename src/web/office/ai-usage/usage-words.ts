import type { AiPoint } from '../../../contracts/ai-usage.ts';
import type { CallPurpose } from '../../../core/ai-usage/model-calls.ts';
import { formatCount } from '../../ui/counted.ts';

const decimals = (digits: number) =>
  new Intl.NumberFormat('en-IN', { maximumFractionDigits: digits, minimumFractionDigits: digits });
const [SECONDS, SHORT] = [decimals(2), decimals(3)];
const PERCENT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

const dollars = (digits: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: digits });
const [LARGE, SMALL] = [dollars(2), dollars(4)];

/** Returns milliseconds as "0.42 s"; below a tenth of a second, with three decimals. */
export const formatSeconds = (milliseconds: number): string =>
  `${(milliseconds > 0 && milliseconds < 100 ? SHORT : SECONDS).format(milliseconds / 1000)} s`;

/** Returns "$12.30"; below one dollar, to a hundredth of a cent. */
export const formatCost = (usd: number): string => (Math.abs(usd) < 1 && usd !== 0 ? SMALL : LARGE).format(usd);

const PAISE = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 2 });

/** "$0.0015 (₹0.13)". */
export const formatBothCosts = (usd: number, inr: number): string => `${formatCost(usd)} (${PAISE.format(inr)})`;

const COMPACT = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

/** Formats large token counts in lakhs and crores, from one lakh on. */
export const formatTokens = (tokens: number): string =>
  tokens < 100_000 ? formatCount(tokens) : COMPACT.format(tokens);

/** Returns "98.5%"; a dash when the whole is zero. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${PERCENT.format((part / whole) * 100)}%`;

const ZONE = 'Asia/Kolkata';
const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: ZONE });
const HOUR = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', hour: 'numeric', timeZone: ZONE });

/** Returns the start of a chart's point in Indian time: "21 Nov" or "21 Nov, 9 am". */
export const formatPoint = ({ at }: Pick<AiPoint, 'at'>, unit: 'hour' | 'day'): string =>
  (unit === 'day' ? DAY : HOUR).format(new Date(at));

/** The endpoint whose requests can be replayed. */
export const GENERATION = 'generate-itinerary';

/** The log's endpoints, in words. */
const ENDPOINT_NAMES: Readonly<Record<string, string>> = {
  [GENERATION]: 'Plan a trip',
  'itinerary-details': 'Write the day plan',
  replay: 'Replay a request',
};
export const endpointName = (endpoint: string): string => ENDPOINT_NAMES[endpoint] ?? endpoint;

/** The purposes of questions to a language model, in words. */
export const PURPOSE_NAMES: Readonly<Record<CallPurpose, string>> = {
  wish: 'Read the traveller’s wish',
  cards: 'Write titles and descriptions',
  days: 'Write the day plan',
  repair: 'Rewrite rejected texts',
};

/** "5 accepted, 1 refused". */
export const formatTexts = ({ accepted, refused }: { accepted: number; refused: number }): string =>
  accepted + refused === 0 ? '–' : `${formatCount(accepted)} accepted, ${formatCount(refused)} refused`;
