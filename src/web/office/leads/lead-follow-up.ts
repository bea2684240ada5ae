import { prefilled } from '../../../words/en/office/prefilled.ts';

/** Returns the agency's first message. */
export const leadFollowUpWords = (name: string, agency: string): string => prefilled.leadMessage({ name, agency });
