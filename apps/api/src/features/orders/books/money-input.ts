import type { OrderMoneyInput } from '@errand/domain/orders';
import type { SqlRow } from '../../../platform/db/index.ts';
import type { ParcelReturnRow } from '../../parcel/parcel.views.ts';
import type { RefundRow } from '../../refunds/refunds.views.ts';
import type { TripMoneyRow } from '../../rental/rental.views.ts';
import type { orders } from '../orders.tables.ts';
import type { EditRefundRow } from '../orders.views.ts';

/** The columns and parts of an order that its money follows from, by their names in the database. */
export type MoneyRow = SqlRow<
  typeof orders,
  | 'owner'
  | 'type'
  | 'status'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'chargePayer'
  | 'totalMinor'
  | 'walletMinor'
  | 'canceledBy'
  | 'cancellationFeeMinor'
> & {
  edits: EditRefundRow[];
  refunds: RefundRow[];
  parcel: ParcelReturnRow | null;
  trip_money: TripMoneyRow | null;
};

/** What pages show of an order, and its books post by themselves: when it was canceled and refunded, and what staff have done. */
type Reached = Pick<OrderMoneyInput, 'canceledAtMs' | 'refundedAtMs' | 'handPayments' | 'writtenOffMinor'>;
const NOT_REACHED: Reached = { canceledAtMs: null, refundedAtMs: null, handPayments: [], writtenOffMinor: 0 };

/** Whether an order was canceled, also if it was returned or refunded since. */
export function isCanceled({ canceled_by, status }: Pick<MoneyRow, 'canceled_by' | 'status'>): boolean {
  return canceled_by !== null || status === 'canceled' || status === 'returned';
}

/** A stored order as the rules of its money see it. */
export function moneyInputOf(row: MoneyRow, reached: Reached = NOT_REACHED): OrderMoneyInput {
  const { parcel, trip_money: trip } = row;
  return {
    type: row.type,
    status: row.status,
    paymentMethod: row.payment_method,
    paymentStatus: row.payment_status,
    totalMinor: row.total_minor,
    walletMinor: row.wallet_minor,
    chargePayer: row.charge_payer,
    isCanceled: isCanceled(row),
    hasWallet: row.owner.startsWith('customer:'),
    ...reached,
    changes: row.edits.map((edit) => ({ ...destinationsOf(edit), atMs: edit.created_at_ms })),
    refunds: row.refunds.map((refund) => ({
      ...destinationsOf(refund),
      status: refund.status,
      owed: refund.owed,
      amountMinor: refund.amount_minor,
      atMs: refund.decided_at_ms,
    })),
    parcelReturn:
      parcel?.cancellation_type === 'after_pickup'
        ? { feeMinor: parcel.return_fee_minor, feeDueMinor: parcel.return_fee_due_minor }
        : null,
    cancellationFeeMinor: row.cancellation_fee_minor + (trip?.cancellation_fee_minor ?? 0),
    trip: trip && {
      extraDueMinor: trip.extra_due_minor,
      refundedMinor: trip.refunded_minor,
      chargesMinor: trip.charges_minor,
      depositMinor: trip.deposit_held_minor,
    },
  };
}

function destinationsOf(row: { provider_minor: number; wallet_minor: number; by_hand_minor: number }) {
  return { providerMinor: row.provider_minor, walletMinor: row.wallet_minor, byHandMinor: row.by_hand_minor };
}
