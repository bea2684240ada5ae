import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { REPORT_DAYS, type ReportDays } from '../../../contracts/dashboard.ts';

/** Returns the window of days in an address; 30 when it says none. */
export const readReportDays = (parameters: URLSearchParams): ReportDays =>
  REPORT_DAYS.find((days) => days === parameters.get('days')) ?? '30';

const withoutOrder = ({ pathname, searchParams }: URL): string => {
  const rest = new URLSearchParams(searchParams);
  rest.delete('sort');
  rest.delete('order');
  return `${pathname}?${rest}`;
};

/** Skips the reload of a report when only its rows are sorted. */
export const unlessOnlySorted = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search !== nextUrl.search && withoutOrder(currentUrl) === withoutOrder(nextUrl)
    ? false
    : defaultShouldRevalidate;
