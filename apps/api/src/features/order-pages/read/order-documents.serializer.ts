import type { OrderDocuments } from '@errand/contract/order-documents';
import { toMajor } from '@errand/domain/money';
import type { RequestContext } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { documentKey, documentUrl } from '../../documents/documents.views.ts';
import type { OrderRow } from './order-row.ts';

/** The documents for callers who may not read those of an order. */
const NO_DOCUMENTS: OrderDocuments = { issued: [], waiting: false };

/**
 * The invoice of an order and its credit notes, with addresses that need no session: they carry a signature. For its owner,
 * and for everybody with the link or the number of a guest's order, who has no other way to them. A parcel shows followers no
 * amounts.
 */
export function toDocumentsResponse(
  row: Pick<OrderRow, 'owner' | 'parcel' | 'documents' | 'awaits_document'>,
  isOwner: boolean,
  ctx: Pick<RequestContext, 'language' | 'publicUrl'>,
  settings: Settings,
  sign: (text: string) => string,
): OrderDocuments {
  const isOfGuest = row.owner.startsWith('guest:') && row.parcel === null;
  if (!isOwner && !isOfGuest) return NO_DOCUMENTS;
  const digits = settings.digit_after_decimal_point;
  return {
    issued: row.documents.map(({ id, number, kind, issued_on: issuedOn, total_minor: totalMinor }) => {
      const url = (format: 'pdf' | 'xml') =>
        documentUrl(ctx.publicUrl, { id, format, key: sign(documentKey(id)), language: ctx.language });
      return {
        id,
        number,
        kind,
        issued_on: issuedOn,
        total: toMajor(totalMinor, digits),
        pdf_url: url('pdf'),
        xml_url: url('xml'),
      };
    }),
    waiting: row.awaits_document,
  };
}
