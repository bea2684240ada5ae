/** Buttons and messages that many parts of the back office share. */
export const actions = {
  close: 'Close',
  dismiss: 'Dismiss',
  dismissMessage: 'Dismiss this message',
  goBack: 'Go back',
  undo: 'Undo',
  tryAgain: 'Try again',
  call: 'Call',
  sendMail: 'E-mail',
  showPassword: 'Toggle password visibility',
  unreachable: 'We couldn’t reach the server. Please try again.',
} as const;
