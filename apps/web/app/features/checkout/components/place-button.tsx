import type { Quote } from '@errand/contract/orders';
import { useText } from '#platform/i18n/index.ts';
import { useMoney } from '#platform/money.ts';
import { Button } from '#ui/button.tsx';

export type PlaceButtonProps = {
  quote: Quote | null;
  stale: boolean;
  busy: boolean;
  /** A step comes before the order: the button leads there. */
  leadsOn: boolean;
  onPlace: () => void;
};

/** Orders for exactly the total it shows. */
export function PlaceButton({ quote, stale, busy, leadsOn, onPlace }: PlaceButtonProps) {
  const t = useText();
  const money = useMoney();
  return (
    <Button
      size="lg"
      full
      split
      loading={busy}
      loadingText={<span>{t('checkout.placing')}</span>}
      disabled={!quote || stale}
      onClick={onPlace}
    >
      <span>{t(leadsOn ? 'checkout.leadOn' : 'checkout.place')}</span>
      {quote && (
        <b>
          <bdi dir="ltr">{money.exact(quote.order_amount)}</bdi>
        </b>
      )}
    </Button>
  );
}
