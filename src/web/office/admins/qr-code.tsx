import { encode } from 'uqr';

/** White margin: scanners look for the edge. */
const BORDER = 4;

interface QrCodeProps {
  text: string;
  /** Describes it for screen readers. */
  label: string;
}

/** Draws a QR code: dark on white in every scheme, otherwise scanners miss it. */
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
