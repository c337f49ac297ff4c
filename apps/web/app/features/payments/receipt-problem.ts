import type { TextKey } from '@errand/client/i18n.tsx';

export const RECEIPT_MEGABYTES = 5;
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Why a file cannot be sent as a receipt; null when it can. The server also checks its content. */
export function receiptProblem({ type, size }: Pick<File, 'type' | 'size'>): TextKey | null {
  if (!TYPES.has(type)) return 'payments.receiptType';
  return size > RECEIPT_MEGABYTES * 1024 * 1024 ? 'payments.receiptLarge' : null;
}
