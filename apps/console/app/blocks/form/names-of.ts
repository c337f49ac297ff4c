/** Names by id, for a choice. */
export function namesOf(rows: readonly { id: number; name: string }[] = []): Record<string, string> {
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}
