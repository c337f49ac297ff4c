import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order, OrderLine } from '@errand/contract/orders';
import { toMajor, toMinor } from '@errand/domain/money';
import { type LineQuantity, lineRefund } from '@errand/domain/orders';
import { cx } from '@errand/ui/cx.ts';
import { Stepper } from '@errand/ui/forms/stepper.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import './refund-choice.css';

/** The amounts of an order that refunds of its lines follow from. */
export type RefundedOrder = Pick<Order, 'order_amount'> &
  Partial<Pick<Order, 'coupon_discount_amount' | 'tax_status'>>;

/** The pieces to refund by line; null for the whole order. */
export type ChosenPieces = ReadonlyMap<number, number> | null;

/** The chosen pieces as the rule of refunds takes them. */
export function piecesOf(chosen: ReadonlyMap<number, number>): LineQuantity[] {
  return [...chosen].flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []));
}

/** The amount of a refund by the rule of the server, in major units. */
function refundAmount(
  order: RefundedOrder,
  lines: readonly OrderLine[],
  chosen: ChosenPieces,
  digits: number,
) {
  if (chosen === null) return order.order_amount;
  const minor = (major: number) => toMinor(major, digits);
  const { amountMinor } = lineRefund(
    {
      couponDiscountMinor: minor(order.coupon_discount_amount ?? 0),
      taxIncluded: order.tax_status === 'included',
      lines: lines.map(({ id, quantity, total_price, tax_amount }) => ({
        id,
        quantity,
        totalMinor: minor(total_price),
        taxMinor: minor(tax_amount),
      })),
    },
    piecesOf(chosen),
  );
  return toMajor(amountMinor, digits);
}

/** The choice between the whole order and some of its pieces, with the amount that follows. */
export function RefundChoice(props: {
  order: RefundedOrder;
  lines: readonly OrderLine[];
  chosen: ChosenPieces;
  onChange: (chosen: ChosenPieces) => void;
}) {
  const { order, lines, chosen, onChange } = props;
  const t = useText();
  const money = useMoney();
  const amount = refundAmount(order, lines, chosen, money.style.digits);
  return (
    <div className="refund-choice">
      {lines.length > 0 && (
        <div className="segment full" role="group" aria-label={t('orders.refundWhat')}>
          {([true, false] as const).map((isWhole) => (
            <button
              key={String(isWhole)}
              type="button"
              aria-pressed={(chosen === null) === isWhole}
              className={cx((chosen === null) === isWhole && 'on')}
              onClick={() => onChange(isWhole ? null : new Map())}
            >
              {t(isWhole ? 'orders.refundWhole' : 'orders.refundSome')}
            </button>
          ))}
        </div>
      )}
      {chosen && (
        <ul className="refund-choice-lines">
          {lines.map(({ id, quantity, item_details: { name }, variant }) => (
            <li key={id}>
              <span>
                {name}
                {variant && <span className="text-caption">{variant}</span>}
              </span>
              <Stepper
                small
                least={0}
                value={chosen.get(id) ?? 0}
                limitReason={(chosen.get(id) ?? 0) >= quantity ? '' : null}
                labels={{
                  group: name,
                  less: t('orders.refundLess', { name: isolate(name) }),
                  more: t('orders.refundMore', { name: isolate(name) }),
                  remove: t('orders.refundLess', { name: isolate(name) }),
                }}
                onChange={(pieces) => onChange(new Map(chosen).set(id, pieces))}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="text-muted">{t('orders.refundText', { amount: isolate(money.exact(amount)) })}</p>
    </div>
  );
}
