import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Quote } from '@errand/contract/orders-place';
import { Button } from '@errand/ui/forms/button.tsx';
import { payParts } from '../payment/payment-choices.ts';

export type PlaceOrderButtonProps = {
  quote: Quote | null;
  stale: boolean;
  busy: boolean;
  /** Something was shown a moment ago: the second tap of a double tap must not confirm it. */
  held: boolean;
  /** The button's label; "Place Order" by default. */
  label?: string;
  /** The label while the order is being placed. */
  busyLabel?: string;
  /** The total is not known yet: the button leads to what is missing. */
  incomplete?: boolean;
  /** The step that precedes the order: the button leads there. Null if it places the order. */
  nextStep: string | null;
  onPlace: () => void;
  /** Quotes again after a failure; null while there is none. */
  onRetry: (() => void) | null;
};

/** Places the order for exactly the total and the parts shown. Without a total it leads to one. */
export function PlaceOrderButton(props: PlaceOrderButtonProps) {
  const t = useText();
  const money = useMoney();
  const {
    quote,
    stale,
    busy,
    held,
    label,
    busyLabel,
    incomplete = false,
    nextStep,
    onPlace,
    onRetry,
  } = props;
  if (onRetry !== null && !busy) {
    return (
      <Button size="lg" full variant="ink" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    );
  }
  return (
    <Button
      size="lg"
      full
      split
      className={held ? 'is-held' : ''}
      aria-disabled={held || undefined}
      loading={busy}
      loadingText={<span>{busyLabel ?? t('checkout.placing')}</span>}
      disabled={!quote || stale}
      onClick={onPlace}
    >
      <span>{nextStep ?? label ?? t('checkout.place')}</span>
      {quote && !incomplete && (
        <b>
          <bdi dir="ltr">{payParts(quote).map(money.exact).join(' + ')}</bdi>
        </b>
      )}
    </Button>
  );
}
