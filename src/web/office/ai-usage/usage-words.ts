import { formatCount } from '../../../core/counts.ts';
import { aiUsage } from '../../../words/en/office/ai-usage.ts';

const decimals = (digits: number) =>
  new Intl.NumberFormat('en-IN', { maximumFractionDigits: digits, minimumFractionDigits: digits });
const [SECONDS, SHORT] = [decimals(2), decimals(3)];
const PERCENT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

const dollars = (digits: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: digits });
const [LARGE, SMALL] = [dollars(2), dollars(4)];

/** Returns milliseconds as "0.42 s"; below a tenth of a second, with three decimals. */
export const formatSeconds = (milliseconds: number): string =>
  aiUsage.seconds({
    amount: (milliseconds > 0 && milliseconds < 100 ? SHORT : SECONDS).format(milliseconds / 1000),
  });

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

/** The endpoint whose requests can be replayed. */
export const GENERATION = 'generate-itinerary';

/** Returns an endpoint of the log in words; an unknown one keeps its own name. */
export function endpointName(endpoint: string): string {
  const names: Readonly<Record<string, string>> = aiUsage.endpoints;
  return Object.hasOwn(names, endpoint) ? (names[endpoint] ?? endpoint) : endpoint;
}

/** "5 accepted, 1 refused". */
export const formatTexts = ({ accepted, refused }: { accepted: number; refused: number }): string =>
  accepted + refused === 0
    ? '–'
    : aiUsage.textsJudged({ accepted: formatCount(accepted), refused: formatCount(refused) });
