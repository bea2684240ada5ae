interface Step {
  readonly name: string;
  /** In full; the page itself has none. */
  readonly item?: string;
}

/** The way from the home page to this one as search engines read it (schema.org). */
export const listWay = (steps: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
});
