/** Returns the agency's first message. */
export const leadFollowUpWords = (name: string, agency: string): string =>
  `Namaste ${name}${agency === '' ? '' : `, this is ${agency}`}. ` +
  'You left us your number for trips and offers. Where would you like to go, and when may we call you?';
