/** Opens the fold whose summary has this id and focuses it. Returns false when there is none. */
export function revealPart(id: string): boolean {
  const summary = document.getElementById(id);
  const fold = summary?.closest('details');
  if (!summary || !fold) return false;
  fold.open = true;
  summary.focus({ preventScroll: true });
  return true;
}
