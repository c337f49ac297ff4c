import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Item } from '@errand/contract/catalog';
import { pricedItem } from '@errand/contract/priced-item';
import {
  discountedUnitMinor,
  effectiveDiscount,
  NO_SELECTION,
  priceRangeMinor,
} from '@errand/domain/catalog';
import { abbreviateMoney, formatMoney } from '@errand/domain/money';
import { Price } from '@errand/ui/price.tsx';

/** The lowest price of an item, with the previous price beside it when discounted. */
export function ItemPrice({ item, large }: { item: Item; large?: boolean | undefined }) {
  const t = useText();
  const { style } = useMoney();
  const priced = pricedItem(item, style.digits);
  const before = priced.variations.length > 0 ? priceRangeMinor(priced).fromMinor : priced.priceMinor;
  const now =
    priced.variations.length > 0
      ? discountedUnitMinor({ ...priced, priceMinor: before, variations: [] }, NO_SELECTION)
      : discountedUnitMinor(priced, NO_SELECTION);
  const shortened = abbreviateMoney(now, style) !== formatMoney(now, style);
  return (
    <>
      <Price
        now={abbreviateMoney(now, style)}
        before={now < before ? abbreviateMoney(before, style) : null}
        beforeLabel={t('ui.before')}
        large={large}
      />
      {shortened && <span className="sr-only">{formatMoney(now, style)}</span>}
    </>
  );
}

/** "15% off" or "$3.00 off", from the discount that applies (restaurant, store or item). */
export function ItemDeal({ item }: { item: Item }) {
  const t = useText();
  const { style } = useMoney();
  const discount = effectiveDiscount(pricedItem(item, style.digits));
  if (!discount) return null;
  return (
    <span className="deal-tag">
      <span>
        {discount.type === 'percent'
          ? t('stores.percentOff', { percent: discount.value })
          : t('catalog.amountOff', { amount: formatMoney(discount.value, style) })}
      </span>
    </span>
  );
}
