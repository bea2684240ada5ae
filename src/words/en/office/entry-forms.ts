/** Forms in which admins enter and change records. */
export const entryForms = {
  leaveQuestion: 'Leave without saving?',
  leave: 'Leave without saving',
  goOnEditing: 'Go on editing',
  notSaved: 'What you typed is not saved.',
} as const;
