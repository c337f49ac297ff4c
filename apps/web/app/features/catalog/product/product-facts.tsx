import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Item } from '@errand/contract/catalog';
import type { Store } from '@errand/contract/stores';
import { Bike, ShoppingBag, Tag, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#platform/navigation/link.tsx';
import './product-facts.css';

/** Delivery time and fee (`minutes` and `fee`, those of the store), minimum order, and links to categories and tags. */
export function ProductFacts(props: { item: Item; store: Store | null; minutes: ReactNode; fee: ReactNode }) {
  const { item, store, minutes, fee } = props;
  const t = useText();
  const money = useMoney();
  const categories = item.category_ids;
  const shown = new Set(categories.map(({ name }) => name.toLowerCase()));
  const tags = item.tags.filter(({ name }) => !shown.has(name.toLowerCase()));
  return (
    <ul className="product-facts">
      {store && (
        <li>
          <Truck className="icon mirror-rtl" size={20} />
          <span>
            {t('catalog.arrivesIn')} {minutes}
          </span>
        </li>
      )}
      {fee && (
        <li>
          <Bike className="icon mirror-rtl" size={20} />
          <span>
            {t('catalog.fee')} {fee}
          </span>
        </li>
      )}
      {store && store.minimum_order > 0 && (
        <li>
          <ShoppingBag className="icon" size={20} />
          <span>
            {t('catalog.minimumOrder')} <bdi dir="ltr">{money.exact(store.minimum_order)}</bdi>
          </span>
        </li>
      )}
      {categories.length + tags.length > 0 && (
        <li>
          <Tag className="icon" size={20} />
          <span className="layout-row product-facts-tags">
            {categories.map((category) => (
              <Link
                key={category.id}
                className="tag tap-target"
                to={`/category/${category.id}?module_id=${item.module_id}`}
              >
                {category.name}
              </Link>
            ))}
            {tags.map(({ id, name }) => (
              <span key={id} className="tag">
                {name}
              </span>
            ))}
          </span>
        </li>
      )}
    </ul>
  );
}
