import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/finance/documents';
import { BY_ID, type ConsoleContext, listPageAfter, type Place } from '../../../console/index.ts';
import { isId } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { findShopDay } from '../../settings/index.ts';
import { namesOfStores } from '../../stores/index.ts';
import { type DocumentRow, findDocument } from '../documents.queries.ts';
import { BILL_STORES_JOB, ISSUE_WAITING_JOB, STORE_BILL_JOB } from '../job-names.ts';
import { OPERATOR_ISSUER } from '../parties.ts';
import { renderDocument } from '../read/document-file.ts';
import { documentsBy, listWaiting } from './documents.queries.ts';

/** A page of issued documents in the scope of the member. */
export function listDocuments(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listDocuments>['query'],
) {
  const list = documentsBy(ctx.db, ctx.scope, query);
  return listPageAfter(query, { ...list, ...BY_ID }, (rows) => toWire(ctx, rows));
}

/** A page of the documents of one store: its own, and those that it got from the operator. */
export function listOwnDocuments(
  ctx: ConsoleContext,
  storeId: number,
  query: ParsedInput<typeof contract.listStoreDocuments>['query'],
) {
  const scope = { all: false, zoneIds: [], storeIds: [storeId] } as const;
  const list = documentsBy(ctx.db, scope, query);
  return listPageAfter(query, { ...list, ...BY_ID }, (rows) => toWire(ctx, rows));
}

async function toWire(ctx: ConsoleContext, rows: DocumentRow[]): Promise<contract.IssuedDocument[]> {
  const names = await storeNames(ctx, rows);
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    kind: row.kind,
    store: named(names, row.storeId),
    issuer: row.issuer === OPERATOR_ISSUER ? 'operator' : 'store',
    order_id: row.orderId,
    credits: row.document.credits?.number ?? null,
    issued_on: row.issuedOn,
    issued_at: row.issuedAt.toISOString(),
    total_minor: row.totalMinor,
    tax_minor: row.taxMinor,
  }));
}

type Names = ReadonlyMap<number, string>;

async function storeNames(
  { db, language }: ConsoleContext,
  rows: readonly { storeId: number | null }[],
): Promise<Names> {
  const ids = [...new Set(rows.flatMap(({ storeId }) => storeId ?? []))];
  return new Map((await namesOfStores.list(db, ids, language)).map(({ id, name }) => [id, name]));
}

function named(names: Names, id: number | null): contract.IssuedDocument['store'] {
  return id === null ? null : { id, name: names.get(id) ?? '' };
}

/** The place of a document, for the scope of the member. */
export async function placeOfDocument(ctx: ConsoleContext, id: number): Promise<Place | null> {
  const row = isId(id) ? await findDocument(ctx.db, id) : null;
  return row && { zoneIds: [row.zoneId], storeId: row.storeId };
}

/** A document as a file. With `storeId` only one of that store. Throws `not_found`, and `busy`. */
export async function readFile(
  ctx: ConsoleContext,
  id: number,
  { form, storeId }: { form: (typeof contract.DOCUMENT_FORMS)[number]; storeId?: number },
): Promise<contract.DocumentFile> {
  const row = requireFound(isId(id) ? await findDocument(ctx.db, id) : null);
  if (storeId !== undefined && row.storeId !== storeId) throw new AppError('not_found');
  const { name, mediaType, bytes } = await renderDocument(ctx, row.document, {
    form,
    language: ctx.language,
  });
  return { file_name: name, media_type: mediaType, content: bytes.toString('base64') };
}

/** What waits for data, by seller: one row each, however many documents wait. */
export async function listWaitingSellers(
  ctx: ConsoleContext,
): Promise<{ rows: contract.WaitingDocuments[] }> {
  const waiting = await listWaiting(ctx.db, ctx.scope);
  const names = await storeNames(ctx, waiting);
  const bySeller = Map.groupBy(waiting, ({ storeId }) => storeId);
  const rows = [...bySeller].map(([storeId, own]) => ({
    store: named(names, storeId),
    problems: [...new Set(own.flatMap(({ problems }) => problems))],
    count: own.length,
    since: (own[0]?.waitsSince ?? new Date(ctx.now())).toISOString(),
  }));
  return { rows };
}

/** Queues another try for everything that waits. */
export async function issueWaitingNow(ctx: ConsoleContext) {
  await ctx.db.transaction((tx) => ctx.jobs.send(tx, ISSUE_WAITING_JOB, { issuer: null }));
  return { done: true as const };
}

/** Queues the invoices of a month to its stores. Throws `month_open` for one that is not over. */
export async function billMonth(
  ctx: ConsoleContext,
  { month, store_id: storeId }: ParsedInput<typeof contract.billStores>['body'],
) {
  const today = await findShopDay(ctx.db, ctx.now());
  if (month >= today.slice(0, 7)) throw new AppError('month_open', {}, 'month');
  ctx.setTarget(month);
  await ctx.db.transaction(async (tx) => {
    if (storeId === null) await ctx.jobs.send(tx, BILL_STORES_JOB, { month });
    else await ctx.jobs.send(tx, STORE_BILL_JOB, { storeId, month });
  });
  return { done: true as const };
}
