/** Returns the page numbers to offer: the first, the last and those around this one; null marks a gap. */
export function pagerNumbers(page: number, totalPages: number): readonly (number | null)[] {
  const offered = new Set([1, page - 1, page, page + 1, totalPages]);
  const pages = [...offered].filter((number) => number >= 1 && number <= totalPages).sort((a, b) => a - b);
  return pages.flatMap((number, at) => {
    const gap = number - (pages[at - 1] ?? 0);
    // A gap of one page shows its number: dots would take the same room.
    return gap === 2 ? [number - 1, number] : gap > 2 ? [null, number] : [number];
  });
}
