/** Parses a typed amount, Arabic digits included: null when empty, NaN when invalid. */
export function typedAmount(text: string): number | null {
  const plain = text
    .trim()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[,\u066b]/, '.');
  return plain === '' ? null : Number(plain);
}
