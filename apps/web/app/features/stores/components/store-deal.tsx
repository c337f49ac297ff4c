import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { useOfferText } from '@errand/client/use-offer-text.ts';
import type { Store } from '@errand/contract/stores';
import { toMinor } from '@errand/domain/money';
import { OfferTag } from '@errand/ui/offer-tag.tsx';

/** The store's running discount: "15% off", or "15% off from $12, up to $5" when it depends on the order. */
export function StoreDeal({ store }: { store: Pick<Store, 'discount'> }) {
  const t = useText();
  const { digits } = useMoney().style;
  const offerText = useOfferText();
  if (!store.discount) return null;
  const { discount: percent, min_purchase: minimum, max_discount: maximum } = store.discount;
  if (minimum === 0 && maximum === 0) {
    return (
      <span className="deal-tag">
        <span>{t('stores.percentOff', { percent })}</span>
      </span>
    );
  }
  const text = offerText({
    percent,
    minPurchaseMinor: toMinor(minimum, digits),
    maxDiscountMinor: toMinor(maximum, digits),
  });
  return <OfferTag text={text} whole={text} />;
}
