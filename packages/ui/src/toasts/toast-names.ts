/** How often a toast of an id has left. */
const left = new Map<string, number>();

/**
 * The name of a toast for the library, which replaces a toast of the same name. One that leaves is still there for the time of
 * its motion and would take a new toast of its name along, so the next one gets another name.
 */
export function toastName(id: string): string {
  return `${id} ${left.get(id) ?? 0}`;
}

/** Records that a toast leaves, unless a later one has its id already. */
export function toastLeaves(id: string, name: string): void {
  if (toastName(id) === name) left.set(id, (left.get(id) ?? 0) + 1);
}
