export function messageService(_deps: unknown) {
  return {
    /** Sends what is due; what another process is at is left to it. */
    deliverDue: async (): Promise<void> => undefined,
    sweep: async (): Promise<void> => undefined,
  };
}

export type MessageService = ReturnType<typeof messageService>;
