interface Step {
  readonly name: string;
  /** Absolute address; absent for the page itself. */
  readonly item?: string;
}

/** Returns the breadcrumbs as structured data for search engines (schema.org). */
export const listWay = (steps: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
});
