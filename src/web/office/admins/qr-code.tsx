import { encode } from 'uqr';

/** White around it: apps look for the edge. */
const BORDER = 4;

interface QrCodeProps {
  text: string;
  /** What it is, for those who cannot see it. */
  label: string;
}

/** A code to scan: dark on white in every scheme, or apps do not find it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={208}
      height={208}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
