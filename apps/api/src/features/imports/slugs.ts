import { foldText } from '@errand/domain/search';

/** "Café au lait" -> "cafe-au-lait"; names without Latin letters use the id in the file. */
export function itemSlug(name: string, externalId: string): string {
  const slug = latin(name) || `item-${latin(externalId) || Buffer.from(externalId).toString('hex')}`;
  // A numeric slug would be read as an item's id.
  return (/^\d+$/.test(slug) ? `item-${slug}` : slug).slice(0, 80).replace(/-$/, '');
}

export function latin(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
