/** Smaller bodies fit into one packet either way. */
const MIN_COMPRESSED_BYTES = 1024;

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding of a body of `bytes` that the header `Accept-Encoding` allows. */
export function acceptedEncoding(header: string | string[] | undefined, bytes: number): Encoding {
  if (bytes < MIN_COMPRESSED_BYTES) return 'identity';
  const names = String(header ?? '')
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry));
  const accepts = (encoding: Encoding) => names.some((entry) => entry.split(';')[0]?.trim() === encoding);
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}
