import type { CartLine } from '@errand/domain/cart';
import type { Quote, TaxedLine } from '@errand/domain/checkout';
import type { AgreedOffer, EditSettlement, LineCheck, MissedMinimum } from '@errand/domain/orders';
import type { SaleItem } from '../../catalog/index.ts';
import type { OrderLineRow } from '../../order-pages/index.ts';

/** An item that an edit adds; its names are in the member's language or in English. */
export type AddedLine = {
  itemId: number;
  quantity: number;
  groups: { name: string; labels: string[] }[];
  variation: string | null;
  addOns: { id: number; quantity: number }[];
  /** What the prescription names in its place; absent for edits. */
  substituteFor?: string | null;
};

/** The lines that stay with their quantities, and those that are new. All other lines are removed. */
export type LineChanges = {
  kept: { lineId: number; quantity: number; substituteFor?: string | null }[];
  added: AddedLine[];
};

type Priced = {
  price: TaxedLine;
  substituteFor: string | null;
  prescription: LineCheck | null;
};
export type KeptLine = Priced & { row: OrderLineRow; quantity: number };
export type NewLine = Priced & { sold: SaleItem; line: CartLine };

/** A planned edit: its lines, its quote and its refund. */
export type EditPlan = {
  kept: KeptLine[];
  added: NewLine[];
  removed: OrderLineRow[];
  quote: Quote;
  /** The part of the discounts that comes from the store's offer, on kept and on added lines. */
  storeDiscountMinor: number;
  /** The store's offer that the order keeps. */
  agreedOffer: AgreedOffer | null;
  /** The minimums that the order would no longer reach. */
  missed: MissedMinimum[];
  settlement: EditSettlement;
};
