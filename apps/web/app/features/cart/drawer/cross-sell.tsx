import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { PricedCartLine } from '@errand/contract/cart-line';
import { listPopularItems } from '@errand/contract/catalog-lists';
import { pricedItem } from '@errand/contract/priced-item';
import { NO_SELECTION, priceTag } from '@errand/domain/catalog';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { AddButton } from '../add/add-button.tsx';
import { needsChoice } from '../add/use-add-or-choose.ts';
import { quantityInCart } from '../sync/use-cart.ts';
import './cross-sell.css';

const SHOWN = 3;

/** A few items of the same store that are not in the cart yet and need no choice. */
export function CrossSell({ lines }: { lines: PricedCartLine[] }) {
  const t = useText();
  const { style, exactMinor } = useMoney();
  const storeId = lines[0]?.storeId;
  const { data } = useQuery({
    queryKey: queryKeys.crossSell(storeId),
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
            <Tile name={item.name} src={item.image_full_url} art={item.art} width={112}>
              <AddButton item={item} />
            </Tile>
            <b className="text-micro text-clip cross-sell-name">{item.name}</b>
            <span className="text-micro text-muted">
              <bdi dir="ltr">
                {exactMinor(priceTag(pricedItem(item, style.digits), NO_SELECTION).nowMinor)}
              </bdi>
            </span>
          </article>
        ))}
      </div>
    </section>
  );
}
