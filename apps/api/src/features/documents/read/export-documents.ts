import { inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../platform/http/index.ts';
import { trackingLinks } from '../../order-pages/index.ts';
import { ownOrders } from '../../orders/index.ts';
import { documents } from '../documents.tables.ts';
import { documentKey, documentUrl } from '../documents.views.ts';

/**
 * The invoices and credit notes of a customer's orders for the export of the account, oldest first, each with the addresses of
 * its files. Amounts are in minor units.
 */
export async function exportDocuments(
  ctx: RequestContext<'db' | 'pool'>,
  owner: string,
): Promise<Record<string, unknown>[]> {
  const orderIds = await ownOrders.listIds(ctx.db, owner);
  const rows = await ctx.db
    .select({
      id: documents.id,
      number: documents.number,
      kind: documents.kind,
      orderId: documents.orderId,
      creditsId: documents.creditsId,
      issuedOn: documents.issuedOn,
      totalMinor: documents.totalMinor,
      taxMinor: documents.taxMinor,
    })
    .from(documents)
    .where(inArray(documents.orderId, orderIds))
    .orderBy(documents.id);
  const sign = await trackingLinks.signer(ctx);
  return rows.map((row) => {
    const url = (format: 'pdf' | 'xml') =>
      documentUrl(ctx.publicUrl, {
        id: row.id,
        key: sign(documentKey(row.id)),
        format,
        language: ctx.language,
      });
    return { ...row, pdfUrl: url('pdf'), xmlUrl: url('xml') };
  });
}
