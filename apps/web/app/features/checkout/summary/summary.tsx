import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { PricedCartLine } from '@errand/contract/cart-line';
import type { Quote } from '@errand/contract/orders-place';
import type { ComponentProps, RefObject } from 'react';
import { CartStoreLink, useLineDetail } from '#features/cart/index.ts';
import { useOverlay } from '#platform/overlay.ts';
import { Charges } from './charges.tsx';
import { type Fixes, Problems } from './problems.tsx';
import './summary.css';

/** Lines, bill, problems and the order button. */
export function Summary(
  props: Omit<ComponentProps<typeof Charges>, 'children'> & {
    lines: PricedCartLine[];
    /** The lines come from the cart, which can be edited from here. */
    editable: boolean;
    problems: Quote['problems'];
    problemsRef: RefObject<HTMLDivElement | null>;
    fixes: Fixes;
  },
) {
  const t = useText();
  const { lines, editable, problems, problemsRef, fixes, ...charges } = props;
  return (
    <aside className="checkout-summary" aria-label={t('checkout.summary')}>
      <CartStoreLink lines={lines} caption={t('cart.items', { count: lines.length })} />
      <Lines lines={lines} editable={editable} />
      <Charges {...charges}>
        <Problems ref={problemsRef} problems={problems} fixes={fixes} />
      </Charges>
    </aside>
  );
}

function Lines({ lines, editable }: { lines: PricedCartLine[]; editable: boolean }) {
  const t = useText();
  const money = useMoney();
  const detail = useLineDetail();
  const { show } = useOverlay('cart');
  return (
    <div>
      <ul className="checkout-summary-lines">
        {lines.map((line) => (
          <li key={line.id}>
            <span className="checkout-summary-quantity">
              <bdi dir="ltr">{line.quantity}×</bdi>
            </span>
            <span className="checkout-summary-line">
              <span className="text-label">{line.details.name}</span>
              <span className="text-caption">{detail(line)}</span>
            </span>
            <span className="text-number">
              <bdi dir="ltr">{money.exactMinor(line.price.totalBeforeDiscountMinor)}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {editable && (
        <button type="button" className="text-link underlined checkout-summary-edit" onClick={() => show()}>
          {t('checkout.edit')}
        </button>
      )}
    </div>
  );
}
