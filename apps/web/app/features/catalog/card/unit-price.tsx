import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { priceTag } from '@errand/domain/catalog';
import { Price } from '@errand/ui/price.tsx';
import type { ItemOrder } from '../item/options/use-item-order.ts';
import './unit-price.css';

/** The unit price of the selection, with the price range when variations differ in price. */
export function UnitPrice({ order, large }: { order: ItemOrder; large?: boolean | undefined }) {
  const t = useText();
  const { exactMinor } = useMoney();
  const { item, priced, selection } = order;
  const { beforeMinor: before, nowMinor: now } = priceTag(priced, selection);
  const prices = priced.variations.map(
    ({ type }) => priceTag(priced, { groups: [], variation: type }).nowMinor,
  );
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  return (
    <span className="unit-price">
      <Price
        large={large}
        now={exactMinor(now)}
        before={now < before ? exactMinor(before) : null}
        unit={item.unit_type ? t('catalog.perUnit', { unit: item.unit_type }) : undefined}
      />
      {prices.length > 0 && lowest < highest && (
        <span className="text-caption">
          <bdi dir="ltr">{`${exactMinor(lowest)} – ${exactMinor(highest)}`}</bdi>
          <span className="sr-only"> {t('catalog.priceRange')}</span>
        </span>
      )}
    </span>
  );
}
