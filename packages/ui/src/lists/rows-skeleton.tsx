import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

/**
 * Placeholder rows of a list: a picture beside a title and a second line. `row` and `text` are the classes of the list's own
 * rows, which give the final size.
 */
export function RowsSkeleton(props: {
  as?: 'div' | 'li';
  count?: number;
  row?: string;
  text: string;
  picture: { size: string; radius?: string; className?: string };
  /** The widths of title and second line. */
  lines: [title: string, second: string];
  /** What stands at the end of each row. */
  end?: ReactNode;
}) {
  const { as: Row = 'div', count = 3, row, text, picture, lines, end } = props;
  const { size, ...look } = picture;
  return Array.from({ length: count }, (_, index) => (
    <Row className={row} key={index} aria-hidden="true">
      <Skeleton width={size} height={size} {...look} />
      <span className={text}>
        <Skeleton width={lines[0]} height="1.3em" />
        <Skeleton width={lines[1]} />
      </span>
      {end}
    </Row>
  ));
}
