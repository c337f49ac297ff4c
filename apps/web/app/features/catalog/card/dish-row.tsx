import type { Item } from '@errand/contract/catalog';
import { cx } from '@errand/ui/cx.ts';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { ItemDeal, ItemPrice } from './item-price.tsx';
import { ItemTrigger } from './item-trigger.tsx';
import { RxTag } from './rx-tag.tsx';
import { useAvailableText } from './use-available-text.ts';
import { VegMark } from './veg-mark.tsx';
import './dish-row.css';

/** A row of a restaurant's menu: text first, picture last. `disc` is rendered over the picture. */
export function DishRow({ item, disc }: { item: Item; disc?: ReactNode }) {
  const off = !item.available_now;
  const available = useAvailableText()(item);
  return (
    <article className={cx('dish-row', off && 'off')}>
      <div>
        <h3 className="text-title layout-row">
          <VegMark item={item} />
          <RxTag item={item} />
          <ItemTrigger item={item} className="text-clamp" />
        </h3>
        <p className="text-clamp">{item.description}</p>
        <div className="layout-row dish-row-price">
          <ItemPrice item={item} />
          {!off && <ItemDeal item={item} brief />}
          {off && available && (
            <span className="tag">
              <Clock className="icon" size={15} />
              {available}
            </span>
          )}
        </div>
      </div>
      <Tile name={item.name} src={item.image_full_url} art={item.art} width={124}>
        {!off && disc}
      </Tile>
    </article>
  );
}
