/** Encodings in which answers are kept and sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A cache by header: browsers send a handful of different ones, so each is parsed once. */
const knownEncodings = new Map<string, Encoding>();
const MAX_KNOWN_ENCODINGS = 200;

/** Returns the best encoding that an `Accept-Encoding` header allows. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '');
  let encoding = knownEncodings.get(text);
  if (!encoding) {
    encoding = readEncoding(text);
    if (knownEncodings.size < MAX_KNOWN_ENCODINGS) knownEncodings.set(text, encoding);
  }
  return encoding;
}

function readEncoding(text: string): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(text)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(text) ? 'gzip' : 'identity';
}
