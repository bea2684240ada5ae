/** Shortcuts of the back office, and the dialog that lists them. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  useThem: 'Keyboard shortcuts',
  show: 'Show shortcuts',
  off: 'Shortcuts are switched off.',
  anywhere: 'Anywhere',
  inLists: 'In a list',
  inRecords: 'In an open booking or lead',
  keys: {
    find: 'Find anything',
    help: 'Show these shortcuts',
    goTo: ({ section }: { section: string }) => `Go to ${section}`,
    search: 'Search the list',
    next: 'Next row or record',
    previous: 'Previous row or record',
    open: 'Open the row',
    select: 'Select the row',
    confirm: 'Confirm the booking',
    contacted: 'Mark the booking as contacted',
    close: 'Close',
  },
  thenKey: 'then',
} as const;
