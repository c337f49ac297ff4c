import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { sendPrivateFile } from '../../../platform/files/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { findOfflinePayment, type OfflinePayment } from './offline.queries.ts';

const PATH = '/api/v1/customer/order/offline-payment-receipt';
/** Receipts are stored re-encoded. */
const TYPE = 'image/webp';

type Receipt = Pick<OfflinePayment, 'receipt' | 'rejectedAt'>;

/** The key of the receipt of an offline payment; null without one, and for rejected details, whose receipt is deleted. */
export function receiptOf(payment: Receipt | null): string | null {
  return payment && payment.rejectedAt === null ? payment.receipt : null;
}

/** The URL of a receipt. Only the order's owner receives it; its random key grants access to the file. */
export function receiptUrl(publicUrl: string, orderId: number, key: string | null): string | null {
  return key && `${publicUrl}${PATH}/${orderId}/${key}`;
}

/** A receipt as a `data:` URL, for the operator; null when the file is gone. */
export async function readReceipt({ files }: Pick<Deps, 'files'>, key: string): Promise<string | null> {
  const bytes = await files.readPrivate(key);
  return bytes && `data:${TYPE};base64,${bytes.toString('base64')}`;
}

/** `GET …/offline-payment-receipt/<order>/<key>` serves the receipt that its customer sent last. */
export function receiptRoute(app: FastifyInstance, deps: Pick<Deps, 'db' | 'files'>): void {
  app.get<{ Params: { order: string; key: string } }>(`${PATH}/:order/:key`, async (request, reply) => {
    const { order, key } = request.params;
    if (!/^\d{1,15}$/.test(order) || !/^[0-9a-f]{64}$/.test(key)) throw new AppError('not_found');
    const current = receiptOf(await findOfflinePayment(deps.db, Number(order)));
    const bytes = requireFound(current === key ? await deps.files.readPrivate(key) : null);
    return sendPrivateFile(reply, bytes, TYPE);
  });
}
