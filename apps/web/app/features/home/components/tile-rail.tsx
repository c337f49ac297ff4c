import { TINTS } from '@errand/domain/media';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import type { CSSProperties } from 'react';
import { Link } from '#platform/navigation/link.tsx';
import './tile-rail.css';

type TileLink = { id: number; name: string; image_full_url: string | null };

const COLUMNS = 10;
const MAX_COLUMNS = 12;

/** Balances the rows, so that none is left with one or two discs. */
function columnsFor(count: number): number {
  return count <= COLUMNS ? COLUMNS : Math.ceil(count / Math.ceil(count / MAX_COLUMNS));
}

/** Named pictures in a row, each linking to its results: brands, common conditions. */
export function TileRail({
  rows,
  href,
  square,
}: {
  rows: TileLink[];
  href: (row: TileLink) => string;
  square?: boolean;
}) {
  return (
    <div
      className={square ? 'tile-rail-brands layout-rail' : 'tile-rail layout-rail'}
      style={{ '--columns': columnsFor(rows.length) } as CSSProperties}
    >
      {rows.map((row, index) => (
        <Link
          key={row.id}
          className={square ? 'tile-rail-brand' : 'tile-rail-item'}
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
