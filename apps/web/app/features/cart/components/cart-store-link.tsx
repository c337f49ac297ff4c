import { useText } from '@errand/client/i18n.tsx';
import type { CartLine } from '@errand/contract/cart';
import { isolateAny } from '@errand/ui/isolate.ts';
import { Tile } from '@errand/ui/tile.tsx';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '#platform/session/index.ts';
import { minutesRange } from '../minutes-range.ts';
import { useCartStore } from '../use-cart-store.ts';
import './cart-store-link.css';

/** Whose lines these are, and how long they take to get here. `caption` says something else instead. */
export function CartStoreLink({ lines, caption }: { lines: CartLine[]; caption?: string }) {
  const t = useText();
  const { location } = useSession();
  const store = useCartStore(lines);
  const item = lines[0]?.item;
  if (!item) return null;
  const minutes = minutesRange(store?.delivery_time ?? '');
  const place = location?.split(/[,،]/)[0] ?? '';
  const arrival = place
    ? t('cart.toPlace', { minutes, place: isolateAny(place) })
    : t('cart.minutes', { minutes });
  return (
    <Link
      className="cart-store-link"
      to={`/store/${item.store_slug}?module_id=${item.module_id}&store_zone_id=${item.zone_id}`}
    >
      <Tile
        src={store?.logo_full_url ?? null}
        art={store?.cover_art ?? null}
        width={48}
        className="size-48 round"
      />
      <span>
        <b className="text-label text-clip">{item.store_name}</b>
        <span className="text-caption text-clip">{caption ?? (minutes ? arrival : ' ')}</span>
      </span>
      <ChevronRight className="icon mirror-rtl" size={18} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
}
