/** The fields of a stored object; none for any other value. An earlier version may have stored other fields. */
export function fieldsOf(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/**
 * The fields of `start`, each with the stored value where that has the same type. Where `start` is null or undefined, a
 * stored text, number or null is taken.
 */
export function storedFields<Value extends object>(start: Value, stored: unknown): Value {
  const fields = fieldsOf(stored);
  const taken = Object.entries(start).flatMap(([name, empty]) => {
    const value = fields[name];
    const isPlain = value === null || typeof value === 'string' || typeof value === 'number';
    const fits = empty == null ? isPlain : typeof value === typeof empty;
    return fits ? [[name, value]] : [];
  });
  return { ...start, ...Object.fromEntries(taken) };
}
