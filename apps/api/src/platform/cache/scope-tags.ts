/** The tags of a list in a module, or in all modules, and in zones. */
export function scopeTags({ moduleId, zoneIds }: { moduleId: number | null; zoneIds: number[] }): string[] {
  return [moduleId === null ? 'catalog' : `module:${moduleId}`, ...zoneIds.map((id) => `zone:${id}`)];
}

/** The tag of lists that are filtered or sorted by what customers pay, which variations and offers change. */
export const PRICES_TAG = 'prices';
