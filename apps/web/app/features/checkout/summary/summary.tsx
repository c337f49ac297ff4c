import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { PricedCartLine } from '@errand/contract/cart-line';
import type { Quote } from '@errand/contract/orders-place';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert } from 'lucide-react';
import type { ComponentProps, Ref, RefObject } from 'react';
import { CartStoreLink, useLineDetail } from '#features/cart/index.ts';
import { useOverlay } from '#platform/overlay.ts';
import type { OrderType } from '../draft.ts';
import { Charges } from './charges.tsx';
import './summary.css';
import './problems.css';

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

type Fixes = {
  orderType: OrderType;
  types: OrderType[];
  onOrderType: (type: OrderType) => void;
  onContact: () => void;
  /** Removes the coupon. */
  onCoupon: () => void;
  /** The store accepts scheduled orders. */
  ahead: boolean;
};

/**
 * Everything that would reject the order, each with a way to fix it; focused when the order button is pressed anyway.
 */
function Problems(props: { problems: Quote['problems']; fixes: Fixes; ref: Ref<HTMLDivElement> }) {
  const t = useText();
  const { problems, fixes, ref } = props;
  if (problems.length === 0) return null;
  return (
    <Note
      as="div"
      tone="warn"
      icon={CircleAlert}
      className="checkout-problems"
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={t('checkout.problems')}
    >
      <ul>
        {problems.map(({ code, message }) => (
          <li key={`${code} ${message}`}>
            <span>{message}</span>
            <Fix code={code} fixes={fixes} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

const CART_CODES = [
  'item_unavailable',
  'not_available',
  'out_of_stock',
  'out_of_limits',
  'variation_required',
  'variation_count',
  'variation_unknown',
  'variation_out_of_stock',
  'add_on_unknown',
  'cash_limit',
  'below_minimum',
];

function Fix({ code, fixes }: { code: string; fixes: Fixes }) {
  const t = useText();
  const cart = useOverlay('cart');
  const place = useOverlay('place');
  const auth = useOverlay('auth');
  const other = fixes.types.find((type) => type !== fixes.orderType);
  if (CART_CODES.includes(code)) return <FixButton text={t('checkout.edit')} onFix={() => cart.show()} />;
  if (code === 'contact_required' || code === 'phone_invalid') {
    const text = code === 'contact_required' ? 'checkout.addContact' : 'checkout.changeContact';
    return <FixButton text={t(text)} onFix={fixes.onContact} />;
  }
  if (code === 'guest_checkout_off') {
    return <FixButton text={t('auth.signIn')} onFix={() => auth.show('sign-in')} />;
  }
  if (code === 'coordinates' || code === 'outside_store_zone') {
    return <FixButton text={t('checkout.changePlace')} onFix={() => place.show()} />;
  }
  if (code === 'order_type_off' && other) {
    return <FixButton text={t(`checkout.${other}`)} onFix={() => fixes.onOrderType(other)} />;
  }
  if (code.startsWith('coupon_'))
    return <FixButton text={t('checkout.withoutCoupon')} onFix={fixes.onCoupon} />;
  if (code === 'order_time' || (code === 'store_closed' && fixes.ahead)) {
    return <FixButton text={t('checkout.chooseTime')} onFix={() => scrollToSection('when')} />;
  }
  if (code === 'store_closed' || code === 'store_unavailable') {
    return (
      <ButtonLink size="sm" variant="ink" to="/home">
        {t('checkout.otherStores')}
      </ButtonLink>
    );
  }
  return null;
}

/** Scrolls to the section where a problem is fixed and moves the focus there. */
function scrollToSection(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

function FixButton({ text, onFix }: { text: string; onFix: () => void }) {
  return (
    <button type="button" className="button ink sm" onClick={onFix}>
      {text}
    </button>
  );
}
