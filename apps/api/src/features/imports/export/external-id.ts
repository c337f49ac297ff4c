/** The id by which a file names an item: that of its first import, or one from its number in the shop. */
export function externalIdOf({ id, externalId }: { id: number; externalId: string | null }): string {
  return externalId ?? `item-${id}`;
}
