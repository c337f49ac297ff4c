import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { PricedCartLine } from '@errand/contract/cart-line';
import { offerGap } from '@errand/domain/cart';
import { isolate } from '@errand/ui/isolate.ts';
import { Tag } from 'lucide-react';
import './offer-hint.css';

/** What the cart lacks for its store's offer: "Add $2.30 for 15% off". */
export function OfferHint({ lines }: { lines: PricedCartLine[] }) {
  const t = useText();
  const { exactMinor } = useMoney();
  const gap = offerGap(lines);
  if (!gap) return null;
  return (
    <p className="text-label layout-row offer-hint">
      <Tag className="icon" size={20} />
      <span>
        {t('cart.offerMore', { amount: isolate(exactMinor(gap.missingMinor)), percent: gap.percent })}
      </span>
    </p>
  );
}
