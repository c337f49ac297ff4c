/** Names by id, for a choice. */
export function namesOf(rows: readonly { id: number; name: string }[] = []): Record<string, string> {
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

/** Labels by value, for a choice among the values of an enum. */
export function labelsOf<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): Record<Value, string> {
  return Object.fromEntries(values.map((value) => [value, labelOf(value)])) as Record<Value, string>;
}
