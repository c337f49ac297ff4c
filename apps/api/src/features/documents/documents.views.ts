import type { LanguageCode } from '@errand/domain/language';
import { jsonOf, type RowOf } from '../../platform/db/index.ts';
import { documents } from './documents.tables.ts';

const DOCUMENT = jsonOf(documents, 'view_document', ['id', 'number', 'kind', 'issuedOn', 'totalMinor']);
export type OrderDocumentRow = RowOf<typeof DOCUMENT>;

/** SQL of the documents of an order as a JSON array of `OrderDocumentRow`, oldest first; empty for none. */
export function documentsOfOrderSql(orderId: string): string {
  return `coalesce((select json_agg(${DOCUMENT.sql} order by view_document.id)
    from documents view_document where view_document.order_id = ${orderId}), '[]')`;
}

/** SQL condition: a document of the order waits for data of its seller. */
export function awaitsDocumentSql(orderId: string): string {
  return `exists (select 1 from waiting_documents view_waiting where view_waiting.order_id = ${orderId})`;
}

/**
 * Sellers whose documents wait for data, for `from`: `id` (the store, 0 for the operator), `store_id`, `zone_id`, an
 * empty `text`, and since when.
 */
export const WAITING_SELLERS = `(select coalesce(view_waiting.store_id, 0) as id, view_waiting.store_id,
    min(view_waiting.zone_id) as zone_id, '' as text, min(view_waiting.waits_since) as waits_since
  from waiting_documents view_waiting group by view_waiting.store_id)`;

/** The address of documents of orders. */
export const DOCUMENT_PATH = '/api/v1/customer/order/document';

/** The text whose signature gives access to a document. */
export function documentKey(id: number): string {
  return `document ${id}`;
}

/** The address of a document as a file; `key` is the signature of `documentKey`. */
export function documentUrl(
  publicUrl: string,
  file: { id: number; key: string; format: 'pdf' | 'xml'; language: LanguageCode },
): string {
  return `${publicUrl}${DOCUMENT_PATH}/${file.id}/${file.key}.${file.format}?lang=${file.language}`;
}
