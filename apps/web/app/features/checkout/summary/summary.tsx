import { type Translate, useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { PricedCartLine } from '@errand/contract/cart-line';
import type { Quote } from '@errand/contract/orders-place';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { useAnnouncement } from '@errand/ui/live/announced.tsx';
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
  /** Orders without a tip. */
  onTip: () => void;
  /** Lets the chosen method pay everything. */
  onWallet: () => void;
  /** The store accepts scheduled orders. */
  ahead: boolean;
  /** When the order is wanted. */
  wanted: string;
  /** Sets the quantity of a line, 0 removes it; null where the lines cannot be edited. */
  onLine: ((id: number, quantity: number) => void) | null;
};

/**
 * Everything that would reject the order, each with a way to fix it; focused when the order button is pressed anyway.
 */
function Problems(props: { problems: Quote['problems']; fixes: Fixes; ref: Ref<HTMLDivElement> }) {
  const t = useText();
  const { problems, fixes, ref } = props;
  const texts = problems.map((problem) => textOf(problem, fixes, t));
  useAnnouncement(texts.join(' '), { active: texts.length > 0 });
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
        {problems.map((problem, index) => (
          <li key={`${problem.code} ${problem.line?.key ?? problem.message}`}>
            <span>{texts[index]}</span>
            <Fix problem={problem} fixes={fixes} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

type Problem = Quote['problems'][number];

/** What is wrong, with what: "Brown onions: only 4 left, you have 10". */
function textOf({ code, message, line }: Problem, { wanted }: Fixes, t: Translate): string {
  if (TIME_CODES.includes(code)) return t('checkout.problemOf', { name: wanted, problem: message });
  if (!line) return message;
  const { name, quantity, maximum } = line;
  const isShort = maximum !== null && maximum > 0;
  const problem = isShort ? t('checkout.problemLeft', { maximum, quantity }) : message;
  return t('checkout.problemOf', { name: isolateAny(name), problem });
}

const CART_CODES = [
  'item_unavailable',
  'campaign_item',
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

/** Their line is taken out or reduced; the others need another choice. */
const REMOVED_CODES = [
  'item_unavailable',
  'not_available',
  'out_of_stock',
  'out_of_limits',
  'variation_out_of_stock',
];

const TIME_CODES = ['order_time', 'slot_full'];

function Fix({ problem, fixes }: { problem: Problem; fixes: Fixes }) {
  const t = useText();
  const cart = useOverlay('cart');
  const place = useOverlay('place');
  const auth = useOverlay('auth');
  const { code, line } = problem;
  const other = fixes.types.find((type) => type !== fixes.orderType);
  if (line && fixes.onLine && REMOVED_CODES.includes(code))
    return <LineFix line={line} onLine={fixes.onLine} />;
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
  if (code === 'tips_off') return <FixButton text={t('checkout.withoutTip')} onFix={fixes.onTip} />;
  if (code === 'partial_payment_off')
    return <FixButton text={t('checkout.withoutWallet')} onFix={fixes.onWallet} />;
  if (TIME_CODES.includes(code) || (['store_closed', 'kitchen_full'].includes(code) && fixes.ahead)) {
    return <FixButton text={t('checkout.chooseTime')} onFix={() => scrollToSection('when')} />;
  }
  if (['store_closed', 'kitchen_full', 'store_unavailable'].includes(code)) {
    return (
      <ButtonLink size="sm" variant="ink" to="/home">
        {t('checkout.otherStores')}
      </ButtonLink>
    );
  }
  return null;
}

/** Keeps what is left of a line, or removes it. */
function LineFix(props: { line: NonNullable<Problem['line']>; onLine: NonNullable<Fixes['onLine']> }) {
  const t = useText();
  const { line, onLine } = props;
  const { id, name, maximum } = line;
  if (maximum !== null && maximum > 0)
    return <FixButton text={t('cart.keep', { count: maximum })} onFix={() => onLine(id, maximum)} />;
  return (
    <FixButton
      text={t('cart.removeShort')}
      label={t('cart.remove', { name: isolateAny(name) })}
      onFix={() => onLine(id, 0)}
    />
  );
}

/** Scrolls to the section where a problem is fixed and moves the focus there. */
function scrollToSection(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

function FixButton({ text, label, onFix }: { text: string; label?: string; onFix: () => void }) {
  return (
    <button type="button" className="button ink sm" aria-label={label} onClick={onFix}>
      {text}
    </button>
  );
}
