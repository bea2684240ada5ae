/** A map of the route or of a place. */
export const map = {
  open: 'Open on OpenStreetMap',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all',
  keys: 'Arrow keys move the map.',
  /** Under a map: the lines of each way of travelling. */
  legend: 'How you travel',
  ways: { road: 'Road', train: 'Train', flight: 'Flight', ferry: 'Ferry' },
  /** On the scale bar. */
  distance: ({ km }: { km: number }) => (km < 1 ? `${Math.round(km * 1000)} m` : `${km} km`),
  /** The source of the coasts. */
  landCredit: 'Land: Natural Earth',
} as const;
