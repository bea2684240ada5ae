/** Refusals of polls. */
export const polls = {
  gone: 'This poll was not found among yours.',
  tooManyOpen: 'You have twenty open polls. Close or delete one to begin another.',
  linkEnded: 'This link was taken back. Ask the person who sent it for a new one.',
  linkWrong: 'This link leads nowhere. Perhaps a part of it was lost on the way: copy it whole, or ask for it again.',
  closed: 'The poll is closed. It can still be read.',
  nameFirst: 'Please give your name first.',
  full: 'This poll is full: no more guests or comments fit in.',
  planChanged: 'The plan was changed in the meantime. Please load the page again.',
  remarkGone: 'This comment is not there any more.',
  answered: 'Your words are answered already. Write a new comment instead.',
} as const;
