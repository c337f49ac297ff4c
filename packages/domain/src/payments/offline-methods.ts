import { freeSlug, latinSlug } from '../search/index.ts';

/** What a method of offline payment may hold. */
export const OFFLINE_METHOD_LIMITS = {
  /** Payment details, and fields that customers fill in: how many of each, and the characters of their texts. */
  fields: 12,
  labelCharacters: 80,
  valueCharacters: 300,
  position: 1000,
} as const;

/** The most characters that a customer can enter in one field. */
export const OFFLINE_ENTRY_CHARACTERS = 300;

/** Fields of the call that sends the details of a payment. A field of a method must not have one of these names. */
const RESERVED = new Set([
  'order_id',
  'guest_id',
  'method_id',
  'customer_note',
  'receipt',
  'receipt_removed',
]);

/**
 * The names of the fields of a method, by which the entered values are sent and stored: `transaction_number` of
 * "Transaction number". A field that has a name keeps it, because stored payments refer to it. Names are unique and not
 * reserved.
 */
export function offlineFieldNames(
  fields: readonly { name?: string | null | undefined; label: { en: string } }[],
): string[] {
  const taken = new Set([...RESERVED, ...fields.flatMap(({ name }) => name ?? [])]);
  const used = new Set(RESERVED);
  return fields.map(({ name, label }) => {
    const own = name && !used.has(name) ? name : freeName(label.en, taken);
    taken.add(own);
    used.add(own);
    return own;
  });
}

function freeName(label: string, taken: ReadonlySet<string>): string {
  return underscored(freeSlug(latinSlug(label) || 'field', (slug) => taken.has(underscored(slug))));
}

function underscored(slug: string): string {
  return slug.replaceAll('-', '_');
}
