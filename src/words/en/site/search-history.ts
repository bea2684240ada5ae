/** A person's last searches. */
export const searchHistory = {
  title: 'Searched lately',
  hint: 'Your searches on all your devices. Only you see them.',
  way: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  travellers: ({ count }: { count: number }) => `${count} ${count === 1 ? 'traveller' : 'travellers'}`,
  upTo: ({ price }: { price: string }) => `up to ${price} each`,
  wishes: ({ count }: { count: number }) => `${count} ${count === 1 ? 'wish' : 'wishes'}`,
  passed: 'Dates have passed: choose new ones',
  remove: 'Remove',
  removeSearch: ({ way, dates }: { way: string; dates: string }) => `Remove the search ${way}, ${dates}`,
  clear: 'Clear all',
  removed: ({ way }: { way: string }) => `The search ${way} is removed.`,
  cleared: ({ count }: { count: number }) =>
    count === 1 ? 'Your search is removed.' : `All ${count} searches are removed.`,
  undo: 'Undo',
  failed: 'That did not work. Please try again.',
  showAll: ({ count }: { count: number }) => `Show all ${count}`,
  all: 'All searches',
  recent: 'Your last searches',
} as const;
