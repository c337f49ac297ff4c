import { ISSUE_PROBLEMS } from '@errand/contract/console/finance/documents';
import { type BusinessDocument, DOCUMENT_KINDS } from '@errand/domain/invoicing';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { moment, money, reference } from '../../platform/db/index.ts';
import { zones } from '../location/location.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { stores } from '../stores/stores.tables.ts';

/** The last number of each series. Its row is locked from the number until the document is committed, so that none is lost. */
export const documentSeries = pgTable(
  'document_series',
  {
    /** `S12` for store 12, `OP` for the operator. */
    issuer: text('issuer').notNull(),
    group: text('group').notNull(),
    year: smallint('year').notNull(),
    counter: integer('counter').notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.group, t.year] })],
);

/** Where documents belong: an order, or a store and a period, and the zone whose members see them. */
function placeColumns() {
  return {
    /** Null for documents of the operator to customers. */
    storeId: integer('store_id').references(() => stores.id),
    zoneId: reference('zone_id', () => zones.id),
    orderId: bigint('order_id', { mode: 'number' }).references(() => orders.id),
  };
}

/** Issued documents. Append-only: the database rejects changes. */
export const documents = pgTable(
  'documents',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    number: text('number').notNull().unique(),
    kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
    issuer: text('issuer').notNull(),
    /** What it is about, once: `order:7`, `refund:3`, `store:5:2026-02`. */
    subject: text('subject').notNull().unique(),
    ...placeColumns(),
    /** The invoice that a credit note corrects. */
    creditsId: bigint('credits_id', { mode: 'number' }).references((): AnyPgColumn => documents.id),
    issuedAt: moment('issued_at').notNull(),
    /** The issuer's day of it. */
    issuedOn: date('issued_on').notNull(),
    /** The last day of the billed period; null for documents of orders. */
    periodTo: date('period_to'),
    totalMinor: money('total_minor').notNull(),
    taxMinor: money('tax_minor').notNull(),
    /** As `checkDocument` has checked it. All of its forms are rendered from it. */
    document: jsonb('document').$type<BusinessDocument>().notNull(),
  },
  (t) => [
    index('documents_order').on(t.orderId).where(sql`order_id is not null`),
    index('documents_store').on(t.storeId, t.id),
    index('documents_kind').on(t.kind, t.id),
    index('documents_issued').on(t.issuedAt),
  ],
);

/** Documents that could not be issued because data are missing. They follow when the data come. */
export const waitingDocuments = pgTable(
  'waiting_documents',
  {
    subject: text('subject').primaryKey(),
    issuer: text('issuer').notNull(),
    ...placeColumns(),
    problems: text('problems', { enum: ISSUE_PROBLEMS }).array().notNull(),
    waitsSince: moment('waits_since').notNull(),
  },
  (t) => [
    index('waiting_documents_store').on(t.storeId),
    index('waiting_documents_order').on(t.orderId).where(sql`order_id is not null`),
  ],
);

/** What the documents of a store say about it as the seller. */
export const sellerDetails = pgTable('seller_details', {
  storeId: integer('store_id')
    .primaryKey()
    .references(() => stores.id),
  legalName: text('legal_name').notNull(),
  address: text('address').notNull(),
  city: text('city').notNull(),
  postcode: text('postcode').notNull(),
  /** The number in a register of companies; empty without one. */
  registerNumber: text('register_number').notNull(),
  /** Empty without one. */
  taxNumber: text('tax_number').notNull(),
  changedBy: integer('changed_by').notNull(),
  changedAt: moment('changed_at').notNull(),
});
