import { fold } from '@errand/domain/search';

/** "Café au lait" → "cafe-au-lait"; what is left of a name without Latin letters is named by the file's own id. */
export function itemSlug(name: string, externalId: string): string {
  const slug = latin(name) || `item-${latin(externalId) || Buffer.from(externalId).toString('hex')}`;
  // A slug of digits alone would be read as a number of an item.
  return (/^\d+$/.test(slug) ? `item-${slug}` : slug).slice(0, 80).replace(/-$/, '');
}

export function latin(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
