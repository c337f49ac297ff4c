import type { StoreTerms } from '@errand/domain/catalog';
import { formatMoney } from '@errand/domain/money';
import { useText } from './i18n.tsx';
import { useMoney } from './money.ts';

type Offer = StoreTerms & { percent: number };

/**
 * Formats a store's offer: "15% off from $12, up to $5". `brief` omits the cap, for cards without room for it; their
 * accessible text is the whole one.
 */
export function useOfferText(): (offer: Offer, length?: 'whole' | 'brief') => string {
  const t = useText();
  const { style } = useMoney();
  // The symbol may follow: "12.00 $".
  const amount = (minor: number) => formatMoney(minor, style).replace(/\.0+(?=\D*$)/, '');
  return ({ percent, minPurchaseMinor, maxDiscountMinor }, length = 'whole') =>
    t('stores.offer', {
      percent,
      limited: minPurchaseMinor > 0 ? 'yes' : 'no',
      minimum: amount(minPurchaseMinor),
      capped: maxDiscountMinor > 0 && (length === 'whole' || minPurchaseMinor === 0) ? 'yes' : 'no',
      maximum: amount(maxDiscountMinor),
    });
}
