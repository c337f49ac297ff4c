import { useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import { isOn } from '@errand/contract/flag';
import { cx } from '@errand/ui/cx.ts';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useOverlay } from '#platform/overlay.ts';
import { cacheItem } from '../item/item-query.ts';
import { ItemDeal, ItemPrice } from './item-price.tsx';
import { ItemTrigger } from './item-trigger.tsx';
import { OfferEnd, OrderLimit } from './offer-terms.tsx';
import { RxTag } from './rx-tag.tsx';
import './item-card.css';

/**
 * An item in a shelf: picture, name, store and price. `disc` is rendered over the picture's lower corner, unless the
 * item is sold out.
 */
export function ItemCard(props: {
  item: Item;
  disc?: ReactNode | undefined;
  showStore?: boolean | undefined;
  eager?: boolean | undefined;
}) {
  const { item, disc, showStore = true, eager } = props;
  const t = useText();
  const soldOut = item.stock === 0;
  return (
    <article className={cx('item-card', soldOut && 'sold-out')}>
      <Tile name={item.name} src={item.image_full_url} art={item.art} width={183} eager={eager}>
        {soldOut ? (
          <span className="tag bad item-card-sold">{t('catalog.outOfStock')}</span>
        ) : (
          <ItemDeal item={item} brief />
        )}
        <RxTag item={item} className="item-card-rx" />
        <QuickView item={item} />
        {!soldOut && disc}
      </Tile>
      <h3 className="text-title text-clamp">
        <ItemTrigger item={item} />
      </h3>
      {showStore && <p className="item-card-line text-clip">{item.store_name}</p>}
      <ItemPrice item={item} />
      {item.available_date_ends !== null && <OfferEnd item={item} />}
      {isOn(item.flash_sale) && <OrderLimit item={item} available={item.stock} />}
    </article>
  );
}

/** Opens the dialog of an item that has its own page, over the current list. */
function QuickView({ item }: { item: Item }) {
  const t = useText();
  const { show } = useOverlay('item');
  const queries = useQueryClient();
  const [shownAt] = useState(Date.now);
  if (item.module_type !== 'ecommerce') return null;
  return (
    <IconButton
      look="float"
      small
      className="quick-view"
      label={t('catalog.quickView', { name: item.name })}
      onClick={() => {
        cacheItem(queries, item, shownAt);
        show(item.slug);
      }}
    >
      <Eye size={18} />
    </IconButton>
  );
}
