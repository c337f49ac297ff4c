import { Amount } from '#blocks/formatted/formatted.tsx';

/** A column of an amount, without a figure where it is 0. */
export function amountColumn<Key extends string>(header: string, key: Key) {
  return {
    header,
    align: 'end' as const,
    cell: (row: Record<Key, number>) => (row[key] === 0 ? '–' : <Amount minor={row[key]} />),
  };
}

/** A column of a number. */
export function countColumn<Key extends string>(header: string, key: Key) {
  return {
    header,
    align: 'end' as const,
    cell: (row: Record<Key, number>) => <bdi dir="ltr">{row[key]}</bdi>,
  };
}
