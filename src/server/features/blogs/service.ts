export function blogService(_deps: unknown) {
  return {
    countView: (_slug: string, _visitor: string): void => undefined,
    listPublished: async (): Promise<readonly { slug: string; updatedAt: number }[]> => [],
    /** Makes public what was planned for now. */
    publishDue: async (): Promise<void> => undefined,
    flushViews: async (): Promise<void> => undefined,
    sweep: async (): Promise<void> => undefined,
  };
}

export type BlogService = ReturnType<typeof blogService>;
