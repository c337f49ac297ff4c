import { moduleConfig } from '@errand/domain/modules';
import { needsPrescription } from '@errand/domain/orders';
import { toDocument } from '../../platform/files/index.ts';
import { AppError, type RequestContext, type Upload } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import type { StoredCart } from '../cart/index.ts';
import type { StoreRow } from '../stores/index.ts';

/**
 * Why an order needs a prescription: one of its items requires it, or it is a prescription-only order,
 * which store and operator can switch off (`rejected`). Null when none is needed.
 */
export type PrescriptionNeed = 'items' | 'order' | 'rejected' | null;

export function prescriptionNeed(
  { items, prescriptionOf }: StoredCart,
  store: StoreRow,
  settings: Settings,
): PrescriptionNeed {
  if (prescriptionOf !== undefined) {
    const isTaken = moduleConfig(store.module_type).order_attachment;
    return isTaken && store.prescription_order && settings.prescription_order_status ? 'order' : 'rejected';
  }
  return [...items.values()].some(({ row }) => needsPrescription(row)) ? 'items' : null;
}

/** Maximum number of pictures or PDFs of a prescription. */
const MAX = 3;
const FIELD = 'order_attachment';

/** A file as it is stored. */
export type Attachment = { bytes: Buffer; contentType: string };

/** The prescription files of the request. */
export function sentAttachments({ uploads }: RequestContext): Upload[] {
  return uploads.filter(({ field }) => field === FIELD);
}

/**
 * Reads and sanitizes the prescription files: pictures are re-encoded, which removes locations and hidden
 * data. Throws `attachment_count`, `attachment_type` and `attachment_large`.
 */
export async function readAttachments(ctx: RequestContext): Promise<Attachment[]> {
  const sent = sentAttachments(ctx);
  if (sent.length > MAX) throw new AppError('attachment_count', { most: MAX }, FIELD);
  const read = await Promise.all(sent.map(({ bytes }) => toDocument(bytes)));
  return read.map((file): Attachment => {
    if ('contentType' in file) return file;
    throw new AppError(file.code, file.details ?? {}, FIELD);
  });
}
