import type { OrderType } from '../delivery/index.ts';
import type { PaymentMethod } from '../payments/index.ts';
import type { HandPayment } from './hand-payments.ts';
import type { PaidAmounts } from './paid-parts.ts';
import type { REFUND_STATES } from './post-delivery.ts';
import type { OrderStatus } from './states.ts';

/** The parts of a return: by the provider, to the wallet, and by hand. */
export type Destinations = { providerMinor: number; walletMinor: number; byHandMinor: number };

/** The stored facts of an order that its money follows from. Amounts are in minor units. */
export type OrderMoneyInput = {
  type: OrderType;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  chargePayer: 'sender' | 'receiver' | null;
  /** Whether it was canceled, also if it was returned or refunded since. */
  isCanceled: boolean;
  /** Whether its customer has a wallet; guests have none. */
  hasWallet: boolean;
  /** When it was canceled, and when it became `refunded`; null before, and where no times are needed. */
  canceledAtMs: number | null;
  refundedAtMs: number | null;
  /** What changes of its lines returned. */
  changes: readonly (Destinations & { atMs: number | null })[];
  refunds: readonly (Destinations & {
    status: (typeof REFUND_STATES)[number];
    owed: boolean;
    amountMinor: number;
    atMs: number | null;
  })[];
  /** What staff have paid back by hand, in the order of time. */
  handPayments: readonly HandPayment[];
  /** The amount due that staff have written off. */
  writtenOffMinor: number;
  /** The return of a parcel that was canceled after its pickup; `feeDueMinor` is null until it is back. */
  parcelReturn: { feeMinor: number; feeDueMinor: number | null } | null;
  /** The part of the payment that the shop keeps after a cancellation; 0 without one. Parcels have a return fee instead. */
  cancellationFeeMinor: number;
  /**
   * `refundedMinor` is what shortening and canceling a trip returned; `extraDueMinor` as in `PaidAmounts`. Its charges at
   * the return, as they stand, are paid from the deposit first.
   */
  trip: {
    extraDueMinor: number | null;
    refundedMinor: number;
    chargesMinor: number;
    depositMinor: number;
  } | null;
} & Omit<PaidAmounts, 'extraDueMinor'>;

export function amountsOf(order: OrderMoneyInput): PaidAmounts {
  return { ...order, extraDueMinor: order.trip?.extraDueMinor ?? null };
}
