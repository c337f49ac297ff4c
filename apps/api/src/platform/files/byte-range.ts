/** Both ends are included. */
export type ByteRange = { first: number; last: number };

/**
 * The range of the header `Range`: null for the whole body or several ranges, and `unsatisfiable` for one outside of
 * it.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const range =
    from === ''
      ? { first: Math.max(0, size - Number(to)), last: size - 1 }
      : { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return range.first >= size || range.first > range.last ? 'unsatisfiable' : range;
}
