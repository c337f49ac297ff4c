import { TINTS } from '@errand/domain/media';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import type { CSSProperties } from 'react';
import { Link } from '#platform/navigation/link.tsx';
import './disc-rail.css';

type Disc = { id: number; name: string; image_full_url: string | null };

const COLUMNS = 10;
const MAX_COLUMNS = 12;

/** Balances the rows, so that none is left with one or two discs. */
function columnsFor(count: number): number {
  return count <= COLUMNS ? COLUMNS : Math.ceil(count / Math.ceil(count / MAX_COLUMNS));
}

/** Named pictures in a row, each linking to its results: brands, common conditions. */
export function DiscRail({
  rows,
  href,
  square,
}: {
  rows: Disc[];
  href: (row: Disc) => string;
  square?: boolean;
}) {
  return (
    <div
      className={square ? 'disc-rail-brands layout-rail' : 'disc-rail layout-rail'}
      style={{ '--columns': columnsFor(rows.length) } as CSSProperties}
    >
      {rows.map((row, index) => (
        <Link
          key={row.id}
          className={square ? 'disc-rail-brand' : 'disc-rail-item'}
          to={href(row)}
          prefetch="intent"
        >
          <Tile
            name={row.name}
            src={row.image_full_url}
            art={{ tint: TINTS[index % TINTS.length] ?? 'stone' }}
            width={square ? 56 : 100}
          />
          <span>{row.name}</span>
        </Link>
      ))}
    </div>
  );
}
