import { latinDigits } from '@errand/domain/language';

/** Parses a typed amount, Arabic digits included: null when empty, NaN when invalid. */
export function typedAmount(text: string): number | null {
  const plain = latinDigits(text)
    .trim()
    .replace(/[,\u066b]/, '.');
  return plain === '' ? null : Number(plain);
}
