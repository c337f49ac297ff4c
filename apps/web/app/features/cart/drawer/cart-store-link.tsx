import { useText } from '@errand/client/i18n.tsx';
import { minutesRange } from '@errand/client/minutes-range.ts';
import type { PricedCartLine } from '@errand/contract/cart-line';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { ChevronRight } from 'lucide-react';
import { Link } from '#platform/navigation/link.tsx';
import { useSession } from '#platform/session/index.ts';
import { useCartStore } from './use-cart-store.ts';
import './cart-store-link.css';

/** Links to the cart's store, with its delivery time or `caption`. */
export function CartStoreLink({ lines, caption }: { lines: PricedCartLine[]; caption?: string }) {
  const t = useText();
  const { location } = useSession();
  const store = useCartStore(lines);
  const item = lines[0]?.details;
  if (!item) return null;
  const range = minutesRange(store?.delivery_time ?? '');
  const minutes = range ? isolate(range) : '';
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
        name={store && item.store_name}
        src={store?.logo_full_url ?? null}
        art={store?.cover_art ?? null}
        width={48}
        className="size-48 round"
      />
      <span>
        <b className="text-label text-clip">{item.store_name}</b>
        <span className="text-caption text-clip">{caption ?? (minutes ? arrival : ' ')}</span>
      </span>
      <ChevronRight className="icon mirror-rtl" size={18} />
    </Link>
  );
}
