import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { isolate } from '@errand/ui/isolate.ts';
import { Tag } from 'lucide-react';
import type { CartTrip } from './use-rental-cart.ts';
import './offer-gap.css';

/** The amount that the trip lacks for its provider's offer: "Rent for $12.00 more for 10% off". */
export function OfferGap({ trip: { offer_gap: gap } }: { trip: CartTrip }) {
  const t = useText();
  const money = useMoney();
  if (!gap) return null;
  return (
    <p className="text-label layout-row offer-gap">
      <Tag className="icon" size={20} />
      <span>
        {t('rental.cartOfferGap', { amount: isolate(money.exact(gap.missing)), percent: gap.percent })}
      </span>
    </p>
  );
}
