import { useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import { cx } from '@errand/ui/cx.ts';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import type { ReactNode } from 'react';
import { QuickView } from '../item/dialog/quick-view.tsx';
import { ItemDeal, ItemPrice } from './item-price.tsx';
import { ItemTrigger } from './item-trigger.tsx';
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
        <QuickView item={item} />
        {!soldOut && disc}
      </Tile>
      <h3 className="text-title text-clamp">
        <ItemTrigger item={item} />
      </h3>
      {showStore && <p className="item-card-line text-clip">{item.store_name}</p>}
      <ItemPrice item={item} />
    </article>
  );
}
