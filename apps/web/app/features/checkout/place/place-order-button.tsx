import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Quote } from '@errand/contract/orders-place';
import { Button } from '@errand/ui/forms/button.tsx';
import { payParts } from '../payment/payment-choices.ts';

export type PlaceOrderButtonProps = {
  quote: Quote | null;
  stale: boolean;
  busy: boolean;
  /** The button's label; "Place Order" by default. */
  label?: string;
  /** The label while the order is being placed. */
  busyLabel?: string;
  /** The total is not known yet: the button leads to what is missing. */
  incomplete?: boolean;
  /** Another step precedes the order: the button leads there. */
  hasNextStep: boolean;
  onPlace: () => void;
};

/** Places the order for exactly the total and the parts shown. */
export function PlaceOrderButton(props: PlaceOrderButtonProps) {
  const t = useText();
  const money = useMoney();
  const { quote, stale, busy, label, busyLabel, incomplete = false, hasNextStep, onPlace } = props;
  return (
    <Button
      size="lg"
      full
      split
      loading={busy}
      loadingText={<span>{busyLabel ?? t('checkout.placing')}</span>}
      disabled={!quote || stale}
      onClick={onPlace}
    >
      <span>{hasNextStep ? t('checkout.toPayment') : (label ?? t('checkout.place'))}</span>
      {quote && !incomplete && (
        <b>
          <bdi dir="ltr">{payParts(quote).map(money.exact).join(' + ')}</bdi>
        </b>
      )}
    </Button>
  );
}
