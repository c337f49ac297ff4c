import type { Item } from '@errand/contract/catalog';
import type { Store } from '@errand/contract/stores';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { ChevronRight } from 'lucide-react';
import { Link } from '#platform/navigation/link.tsx';
import { Rated } from '#platform/rated.tsx';
import { useSession } from '#platform/session/index.ts';
import { itemStoreHref } from './store-link.ts';
import './store-line.css';

/** A link to the page of the store that sells the product. */
export function StoreLine({ item, store }: { item: Item; store: Store | null }) {
  const { point } = useSession();
  return (
    <Link className="store-line" to={itemStoreHref(item, point)} prefetch="intent">
      {store && (
        <Tile
          name={item.store_name}
          className="size-40"
          src={store.logo_full_url}
          art={store.cover_art}
          width={40}
        />
      )}
      <span>
        <b className="text-label">{item.store_name}</b>
        {store && (
          <span className="text-caption">
            <Rated average={store.avg_rating} count={store.rating_count} />
            {store.kind}
          </span>
        )}
      </span>
      <ChevronRight className="icon mirror-rtl" size={18} />
    </Link>
  );
}
