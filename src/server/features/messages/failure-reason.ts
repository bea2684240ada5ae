const LONGEST = 300;

/** Returns why a try failed, in the provider's words, including the cause behind "fetch failed". */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, LONGEST).toWellFormed();
  const { message, cause } = error;
  const said = cause instanceof Error && cause.message !== '' ? `${message}: ${cause.message}` : message;
  return said.slice(0, LONGEST).toWellFormed();
}
