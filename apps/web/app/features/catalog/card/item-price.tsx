import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { useOfferText } from '@errand/client/use-offer-text.ts';
import type { Item } from '@errand/contract/catalog';
import { pricedItem } from '@errand/contract/priced-item';
import { NO_SELECTION, priceRangeMinor, priceTag } from '@errand/domain/catalog';
import { abbreviateMoney, formatMoney } from '@errand/domain/money';
import { OfferTag } from '@errand/ui/offer-tag.tsx';
import { Price } from '@errand/ui/price.tsx';

/** The lowest price of an item, with the previous price beside it when discounted. */
export function ItemPrice({ item, large }: { item: Item; large?: boolean | undefined }) {
  const { style } = useMoney();
  const { beforeMinor: before, nowMinor: now } = lowestTag(item, style.digits);
  return (
    <Price
      now={abbreviateMoney(now, style)}
      before={now < before ? abbreviateMoney(before, style) : null}
      exact={{ now: formatMoney(now, style), before: formatMoney(before, style) }}
      large={large}
    />
  );
}

/**
 * The discount that is in the price, "15% off" or "$3.00 off", otherwise the store's offer. `brief` shortens the offer
 * for cards.
 */
export function ItemDeal({ item, brief }: { item: Item; brief?: boolean | undefined }) {
  const t = useText();
  const { style } = useMoney();
  const offerText = useOfferText();
  const { discount, offer } = lowestTag(item, style.digits);
  if (discount) {
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
  if (!offer) return null;
  return <OfferTag text={offerText(offer, brief ? 'brief' : 'whole')} whole={offerText(offer)} />;
}

/** The tag of the item's cheapest variation, or of the item. */
function lowestTag(item: Item, digits: number) {
  const priced = pricedItem(item, digits);
  const { fromMinor } = priceRangeMinor(priced);
  return priceTag({ ...priced, priceMinor: fromMinor, variations: [] }, NO_SELECTION);
}
