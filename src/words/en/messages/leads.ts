export interface ThanksSms {
  readonly name: string;
  readonly agency: string;
  readonly brand: string;
  readonly phone: string;
}

/** Mails and SMS about leads. */
export const leads = {
  /** To the agency. */
  newSubject: ({ name }: { name: string }) => `New lead: ${name}`,
  askedForCall: ({ name }: { name: string }) => `${name} asked for a call back.`,
  phone: ({ phone }: { phone: string }) => `Phone: ${phone}`,

  thanksSms: ({ name, agency, brand, phone }: ThanksSms) =>
    `Thank you, ${name}. ${agency} will call you soon about your trip. ${brand}, ${phone}`,
} as const;
