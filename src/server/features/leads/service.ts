export function leadService(_deps: unknown) {
  return { sweep: async (): Promise<void> => undefined };
}

export type LeadService = ReturnType<typeof leadService>;
