import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { CartLine } from '@errand/contract/cart';
import { listPopularItems } from '@errand/contract/catalog';
import { discountedUnitMinor, NO_SELECTION } from '@errand/domain/catalog';
import { Tile } from '@errand/ui/tile.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { pricedItem } from '#platform/priced-item.ts';
import { quantityInCart } from '../cart-lines.ts';
import { needsChoice } from '../needs-choice.ts';
import { AddButton } from './add-button.tsx';
import './cross-sell.css';

const SHOWN = 3;

/** A few things of the same store that are not in the cart yet and need no choice. */
export function CrossSell({ lines }: { lines: CartLine[] }) {
  const t = useText();
  const { style, exactMinor } = useMoney();
  const storeId = lines[0]?.item.store_id;
  const { data } = useQuery({
    queryKey: ['goes-with', storeId],
    queryFn: () => api.call(listPopularItems, { query: { store_id: storeId, limit: 40 } }),
    enabled: storeId !== undefined,
    staleTime: 300_000,
  });
  const offered = (data?.products ?? []).filter(
    (item) => quantityInCart(lines, item.id) === 0 && item.available_now && item.stock !== 0,
  );
  const items = offered.filter((item) => !needsChoice(item)).slice(0, SHOWN);
  if (items.length < SHOWN) return null;
  return (
    <section className="cross-sell" aria-labelledby="goes-with">
      <h3 className="text-label" id="goes-with">
        {t('cart.goesWith')}
      </h3>
      <div className="layout-row cross-sell-row">
        {items.map((item) => (
          <article className="cross-sell-item item-card" key={item.id}>
            <Tile src={item.image_full_url} art={item.art} width={112}>
              <AddButton item={item} />
            </Tile>
            <b className="text-micro text-clip cross-sell-name">{item.name}</b>
            <span className="text-micro text-muted">
              <bdi dir="ltr">
                {exactMinor(discountedUnitMinor(pricedItem(item, style.digits), NO_SELECTION))}
              </bdi>
            </span>
          </article>
        ))}
      </div>
    </section>
  );
}
