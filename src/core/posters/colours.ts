/** In the form `#rrggbb`. */
export type Colour = string;

const channel = (colour: Colour, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);

/** Returns a colour between two: 0 is the first, 1 the second. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  let text = '#';
  for (const at of [1, 3, 5]) {
    const value = Math.round(channel(a, at) + (channel(b, at) - channel(a, at)) * share);
    text += Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0');
  }
  return text;
}

/** Returns a colour on a gradient of several: 0 is the first, 1 the last. */
export function along(ramp: readonly Colour[], share: number): Colour {
  const place = Math.max(0, Math.min(1, share)) * (ramp.length - 1);
  const index = Math.min(ramp.length - 2, Math.floor(place));
  return mix(ramp[index] ?? '#000000', ramp[index + 1] ?? '#000000', place - index);
}
