import { latinSlug } from '@errand/domain/search';

/** "Café au lait" -> "cafe-au-lait"; names without Latin letters use the id in the file. */
export function itemSlug(name: string, externalId: string): string {
  const slug = latinSlug(name) || `item-${latinSlug(externalId) || Buffer.from(externalId).toString('hex')}`;
  // A numeric slug would be read as an item's id.
  return (/^\d+$/.test(slug) ? `item-${slug}` : slug).slice(0, 80).replace(/-$/, '');
}
