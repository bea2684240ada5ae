/** A map of the route or of a place. */
export const map = {
  open: 'Open on OpenStreetMap',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;
