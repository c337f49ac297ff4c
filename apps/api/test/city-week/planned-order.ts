import type { REFUND_DESTINATIONS } from '@errand/domain/orders';

export type StoreName = 'kitchen' | 'grocer' | 'pharmacy' | 'lamps' | 'cars';
export type CourierName = 'amal' | 'basil';
export type CustomerName = 'dalia' | 'elias' | 'farah';
export type ItemName = 'plate' | 'bread' | 'soap' | 'syrup' | 'lamp';

/** Who can have something of an order: its store and courier, the operator, and the rates of tax. */
export type Share = 'store' | 'courier' | 'operator' | 'tax5' | 'tax10' | 'tax20';
/** Where the money of an order is: with a provider, a courier or the store as cash, at the bank, in the till, or in a wallet. */
export type Place = 'card' | 'courier' | 'store' | 'bank' | 'till' | 'wallet';

export type PlannedRefund = {
  /** The office refunds by itself, or decides what the customer has requested. */
  by: 'office' | 'request';
  to: (typeof REFUND_DESTINATIONS)[number];
  /** One piece of the first line; all that is left without it. */
  onePiece?: true;
  sparesStore?: true;
  /** From where a refund by hand is paid. */
  from?: 'till' | 'bank';
};

/** How an order ends, unless it is delivered, collected or brought back. */
export type PlannedEnd =
  | 'canceled by its customer'
  | 'rejected by its store'
  | 'canceled by the office'
  /** On the way; 10.00 of the payment are kept. */
  | 'canceled for a fee'
  /** By its sender, after the pickup. */
  | 'returned'
  /** A trip whose vehicle has a dent for 30.00. */
  | 'damaged';

export type PlannedOrder = {
  name: string;
  day: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  of: StoreName | 'parcels';
  type: 'delivery' | 'take_away' | 'parcel' | 'trip';
  pieces?: Partial<Record<ItemName, number>>;
  /** A guest of its own without one. */
  customer?: CustomerName;
  pay: 'cash' | 'card' | 'transfer' | 'wallet' | 'wallet, cash' | 'wallet, card';
  courier?: CourierName;
  coupon?: string;
  tip?: number;
  /** The receiver of a parcel pays for it. */
  receiverPays?: true;
  /** The pieces of its first line that are left after an edit before the preparation. */
  editedTo?: number;
  end?: PlannedEnd;
  refund?: PlannedRefund;
  /** In the currency, as placed. */
  total: number;
  /** What is left of it at the end of the week: the money by place, and what it is divided into. Both have the same sum. */
  paid: Partial<Record<Place, number>>;
  gets: Partial<Record<Share, number>>;
};
