import type { AgreedTerms } from '@errand/domain/books';
import { ORDER_TYPES } from '@errand/domain/delivery';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@errand/domain/language';
import {
  type AgreedOffer,
  LINE_CHECKS,
  ORDER_PAYMENT_STATUSES,
  type OrderActor,
  type OrderStatus,
  type OwnDiscount,
  REASON_KINDS,
} from '@errand/domain/orders';
import type { PaymentMethod } from '@errand/domain/payments';
import type { OrderTax, TaxRate } from '@errand/domain/taxes';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import {
  bigReference,
  createdAt,
  moment,
  money,
  reference,
  type Translations,
  translations,
  updatedAt,
} from '../../platform/db/index.ts';
import type { LineChoice } from '../cart/cart.tables.ts';
import { items } from '../catalog/catalog.tables.ts';
import { couriers } from '../couriers/couriers.tables.ts';
import { zones } from '../location/location.tables.ts';
import { modules } from '../modules/modules.tables.ts';
import { flashSales } from '../promotions/promotions.tables.ts';
import { stores } from '../stores/stores.tables.ts';

export type OrderAddress = {
  address: string;
  addressType: string | null;
  contactName: string;
  contactPhone: string;
  contactEmail: string | null;
  latitude: number;
  longitude: number;
  road: string | null;
  house: string | null;
  floor: string | null;
};

/** What a pharmacy offers for a prescription; its lines and amounts are those of the order. Times are ISO 8601 in UTC. */
export type PrescriptionOffer = {
  /** The pharmacist who has read the prescription, by name. */
  pharmacist: string;
  /** For the customer. */
  note: string | null;
  offeredAt: string;
  /** Null until the customer has accepted it. */
  acceptedAt: string | null;
};

/** An order as it was agreed: amounts are copied, so later price changes do not affect it. */
export const orders = pgTable(
  'orders',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** `customer:12` or `guest:<guest_id>`. */
    owner: text('owner').notNull(),
    moduleId: reference('module_id', () => modules.id),
    /** Null for a parcel. */
    storeId: integer('store_id').references(() => stores.id),
    zoneId: reference('zone_id', () => zones.id),
    status: text('status').$type<OrderStatus>().notNull().default('pending'),
    type: text('type', { enum: ORDER_TYPES }).notNull(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    paymentStatus: text('payment_status', { enum: ORDER_PAYMENT_STATUSES }).notNull().default('unpaid'),
    /** Who pays for a parcel; null for other orders. */
    chargePayer: text('charge_payer', { enum: ['sender', 'receiver'] }),
    /** The deadline of an online payment, until which stock is reserved; null when no payment is awaited. */
    payBy: moment('pay_by'),
    /** The deadline of a bank transfer; null when none is awaited. */
    transferBy: moment('transfer_by'),
    /** The store's deadline to accept it; null without a limit and once it is accepted. */
    acceptBy: moment('accept_by'),
    itemsMinor: money('items_minor').notNull(),
    discountMinor: money('discount_minor').notNull(),
    storeDiscountMinor: money('store_discount_minor').notNull(),
    /** The store's offer at the time of the order; null for orders without a store or from before it was stored. */
    agreedOffer: jsonb('agreed_offer').$type<AgreedOffer>(),
    couponDiscountMinor: money('coupon_discount_minor').notNull(),
    couponCode: text('coupon_code'),
    /**
     * How its money is divided, as agreed when it was placed. Null for an order of the time before they were stored, until it
     * is booked.
     */
    terms: jsonb('terms').$type<AgreedTerms>(),
    taxMinor: money('tax_minor').notNull(),
    taxIncluded: boolean('tax_included').notNull(),
    /** The rate of goods without one of their own, or of a parcel's delivery. */
    taxRate: real('tax_rate').notNull(),
    /** The agreed taxes by part and rate; null for an order with a single rate. `orderTaxes` reads both. */
    taxes: jsonb('taxes').$type<OrderTax[]>(),
    deliveryMinor: money('delivery_minor').notNull(),
    originalDeliveryMinor: money('original_delivery_minor').notNull(),
    surchargeMinor: money('surcharge_minor').notNull(),
    additionalMinor: money('additional_minor').notNull(),
    packagingMinor: money('packaging_minor').notNull(),
    tipMinor: money('tip_minor').notNull(),
    totalMinor: money('total_minor').notNull(),
    /** The part of the total paid from the wallet. */
    walletMinor: money('wallet_minor').notNull().default(0),
    distanceKm: doublePrecision('distance_km'),
    /** Where the order goes. The pickup of a parcel is in `parcels.sender`. */
    place: jsonb('place').$type<OrderAddress>(),
    contact: jsonb('contact').$type<{ name: string; phone: string; email: string | null }>().notNull(),
    note: text('note'),
    unavailableItemNote: text('unavailable_item_note'),
    deliveryInstruction: text('delivery_instruction'),
    cutlery: boolean('cutlery').notNull().default(false),
    /** The amount a cash order is paid with, so that the courier brings change. */
    bringChangeMinor: money('bring_change_minor'),
    /** Placed with a prescription only: it has no lines until the store offers them. */
    prescription: boolean('prescription').notNull().default(false),
    /** The store's offer for the prescription; null while it reads the prescription, and for other orders. */
    prescriptionOffer: jsonb('prescription_offer').$type<PrescriptionOffer>(),
    /** The customer's deadline to answer the offer; null when no answer is awaited. */
    answerBy: moment('answer_by'),
    scheduledFor: moment('scheduled_for'),
    /** The start of the time slot whose capacity the order takes; null if its store has no limit. */
    capacitySlot: moment('capacity_slot'),
    /** Delivery code that the customer gives the courier. */
    otp: text('otp').notNull(),
    /** The language of messages about the order. */
    language: text('language', { enum: LANGUAGE_CODES }).notNull().default(DEFAULT_LANGUAGE),
    courierId: integer('courier_id').references(() => couriers.id),
    /** Encoded polyline of the courier's route. */
    route: text('route'),
    departedAt: moment('departed_at'),
    travelSeconds: integer('travel_seconds'),
    processingMinutes: smallint('processing_minutes'),
    /** The window promised to the customer. */
    expectedFrom: moment('expected_from'),
    expectedTo: moment('expected_to'),
    cancelReason: text('cancel_reason'),
    cancelNote: text('cancel_note'),
    /** The part of the payment that the shop kept when the order was canceled. */
    cancellationFeeMinor: money('cancellation_fee_minor').notNull().default(0),
    canceledBy: text('canceled_by').$type<OrderActor>(),
    /** When the customer declined to review the order. */
    reviewReminderCanceledAt: moment('review_reminder_canceled_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('orders_owner').on(t.owner, t.id.desc()),
    index('orders_store_id').on(t.storeId, t.id).concurrently(),
    index('orders_capacity')
      .on(t.storeId, t.capacitySlot)
      .where(sql`capacity_slot is not null`)
      .concurrently(),
    index('orders_offline').on(t.id).where(sql`payment_method = 'offline_payment'`),
    index('orders_status_id').on(t.status, t.id).concurrently(),
    index('orders_total').on(t.totalMinor, t.id).concurrently(),
    index('orders_type_id').on(t.type, t.id).concurrently(),
    index('orders_payment_id').on(t.paymentStatus, t.id).concurrently(),
    index('orders_coupon').on(t.couponCode).where(sql`coupon_code is not null`),
    index('orders_courier').on(t.courierId).where(sql`courier_id is not null`),
    index('orders_phone').on(sql`(contact->>'phone')`),
    index('orders_mail').on(sql`lower(contact->>'email')`).concurrently(),
    index('orders_phone_trigrams').using('gin', sql`(contact->>'phone') gin_trgm_ops`),
    index('orders_name_folded').using('gin', sql`fold_text(contact->>'name') gin_trgm_ops`).concurrently(),
    index('orders_created').on(t.createdAt),
    index('orders_unaccepted').on(t.acceptBy).where(sql`accept_by is not null`),
    index('orders_untransferred').on(t.transferBy).where(sql`transfer_by is not null`).concurrently(),
    index('orders_unbooked').on(t.id).where(sql`terms is null`).concurrently(),
    index('orders_owing')
      .on(t.id)
      .where(sql`status = 'delivered' and payment_status <> 'paid'`)
      .concurrently(),
    index('orders_unpaid').on(t.payBy).where(sql`pay_by is not null`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: bigReference('order_id', () => orders.id, { onDelete: 'cascade' }),
    itemId: reference('item_id', () => items.id),
    campaign: boolean('campaign').notNull().default(false),
    name: jsonb('name').$type<Translations>().notNull(),
    slug: text('slug').notNull(),
    picture: text('picture'),
    tint: text('tint'),
    choice: jsonb('choice').$type<LineChoice>().notNull(),
    /** The selection as readable text in each language. */
    choiceText: jsonb('choice_text').$type<Translations>().notNull(),
    addOns: jsonb('add_ons')
      .$type<{ id: number; name: Translations; priceMinor: number; quantity: number }[]>()
      .notNull(),
    /** What the prescription names, where the pharmacy offers this item in its place; null for other lines. */
    substituteFor: text('substitute_for'),
    /** Whether a pharmacist has checked the prescription for it; null for lines that need none. */
    prescription: text('prescription', { enum: LINE_CHECKS }),
    quantity: integer('quantity').notNull(),
    unitMinor: money('unit_minor').notNull(),
    addOnsMinor: money('add_ons_minor').notNull(),
    discountMinor: money('discount_minor').notNull(),
    /** The item's own discount, which applies where the store's offer does not; null before it was stored. */
    ownDiscount: jsonb('own_discount').$type<OwnDiscount>(),
    taxMinor: money('tax_minor').notNull(),
    /** The rate of its item; null for that of its order. */
    tax: jsonb('tax').$type<TaxRate>(),
    totalMinor: money('total_minor').notNull(),
    /** True while the order holds stock of this line; a canceled order returns it once. */
    stockTaken: boolean('stock_taken').notNull().default(false),
    /** The flash sale whose pieces these are; a canceled order returns them once. */
    flashSaleId: integer('flash_sale_id').references(() => flashSales.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('order_lines_order').on(t.orderId),
    // Deleting an item looks for its orders.
    index('order_lines_item').on(t.itemId).concurrently(),
  ],
);

/** Private files that a customer sent with an order: pictures and PDFs of a prescription. */
export const orderAttachments = pgTable(
  'order_attachments',
  {
    /** Random, so that its address cannot be guessed. */
    id: text('id').primaryKey(),
    orderId: bigReference('order_id', () => orders.id, { onDelete: 'cascade' }),
    /** Key of the private file. */
    key: text('key').notNull(),
    contentType: text('content_type').notNull(),
    position: smallint('position').notNull(),
  },
  (t) => [index('order_attachments_order').on(t.orderId)],
);

/** The append-only history of an order. Its id is the event id of the live stream. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: bigReference('order_id', () => orders.id, { onDelete: 'cascade' }),
    status: text('status').$type<OrderStatus>().notNull(),
    actor: text('actor').$type<OrderActor>().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('order_history_order').on(t.orderId, t.id)],
);

/** What the staff writes down about an order; its customer never reads it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: serial('id').primaryKey(),
    orderId: bigReference('order_id', () => orders.id, { onDelete: 'cascade' }),
    staffId: integer('staff_id').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('order_notes_order').on(t.orderId)],
);

/** A line as an edit shows it. */
export type EditedLine = {
  itemId: number;
  name: Translations;
  choiceText: Translations;
  addOns: { name: Translations; quantity: number }[];
  quantity: number;
  /** After the line's discount. */
  totalMinor: number;
};

/** Changes that staff made to the lines of an order before its preparation, with lines and totals before and after. */
export const orderEdits = pgTable(
  'order_edits',
  {
    id: serial('id').primaryKey(),
    orderId: bigReference('order_id', () => orders.id, { onDelete: 'cascade' }),
    /** The reason, which the customer reads. */
    reason: text('reason').notNull(),
    linesBefore: jsonb('lines_before').$type<EditedLine[]>().notNull(),
    linesAfter: jsonb('lines_after').$type<EditedLine[]>().notNull(),
    totalBeforeMinor: money('total_before_minor').notNull(),
    totalAfterMinor: money('total_after_minor').notNull(),
    /** What a lower total refunded of the payment, by destination. */
    providerMinor: money('provider_minor').notNull(),
    walletMinor: money('wallet_minor').notNull(),
    byHandMinor: money('by_hand_minor').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('order_edits_order').on(t.orderId)],
);

/** The operator's reasons to cancel, refund or report, and predefined messages to support and couriers. */
export const orderReasons = pgTable('order_reasons', {
  id: serial('id').primaryKey(),
  kind: text('kind', { enum: REASON_KINDS }).notNull(),
  reason: translations('reason').notNull(),
  position: smallint('position').notNull(),
  active: boolean('active').notNull().default(true),
});
