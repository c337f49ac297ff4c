import { normalizeText } from '@errand/domain/text';

/** Parses a typed amount, in digits of any script: null when empty, NaN when invalid. */
export function typedAmount(text: string): number | null {
  const plain = normalizeText(text, 'amount').replace(',', '.');
  return plain === '' ? null : Number(plain);
}
