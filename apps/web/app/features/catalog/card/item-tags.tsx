import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import { isOn } from '@errand/contract/flag';
import { BadgeCheck, Check, Leaf } from 'lucide-react';
import type { ReactNode } from 'react';
import { Rated } from '#platform/rated.tsx';
import { RxTag } from './rx-tag.tsx';
import { VegMark } from './veg-mark.tsx';
import './item-tags.css';

type LinkRating = (rating: ReactNode) => ReactNode;

/** Rating and tags of an item: vegetarian or not, halal, organic. `linkRating` wraps the rating in a link. */
export function ItemTags({ item, linkRating = (rating) => rating }: { item: Item; linkRating?: LinkRating }) {
  const t = useText();
  const { toggle_veg_non_veg: vegShown } = useConfig();
  return (
    <>
      {linkRating(
        <Rated
          average={item.avg_rating}
          count={item.rating_count}
          withWord={item.module_type !== 'food'}
          five={item.module_type !== 'food'}
        />,
      )}
      {vegShown && item.module_type === 'food' && (
        <span className="layout-row item-tags-veg">
          <VegMark item={item} />
          <span className="text-meta" aria-hidden="true">
            {t(isOn(item.veg) ? 'catalog.vegShort' : 'catalog.nonVegShort')}
          </span>
        </span>
      )}
      <RxTag item={item} />
      {isOn(item.halal_tag_status) && isOn(item.is_halal) && (
        <span className="tag ok">
          <BadgeCheck className="icon" size={15} />
          {t('catalog.halal')}
        </span>
      )}
      {isOn(item.organic) && (
        <span className="tag">
          <Leaf className="icon" size={15} />
          {t('catalog.organic')}
        </span>
      )}
    </>
  );
}

/** Up to this stock the exact number is shown. */
const LOW_STOCK = 10;

/**
 * Stock status, with the number when low; nothing in modules without stock. During a flash sale it counts the pieces at
 * that price.
 */
export function StockTag({ item, available }: { item: Item; available: number | null }) {
  const t = useText();
  if (available === null) return null;
  const stock = Math.min(available, item.flash_sale_stock ?? available);
  if (stock === 0) return <span className="tag bad">{t('catalog.outOfStock')}</span>;
  return (
    <span className="tag ok">
      <Check className="icon icon-bold" size={15} />
      {stock <= LOW_STOCK || item.flash_sale_stock !== null
        ? t('catalog.left', { count: stock })
        : t('catalog.inStock')}
    </span>
  );
}
