type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;
type OnWire<Value> = Value extends Date ? string : Value;

/** An instant in milliseconds since 1970 as ISO 8601 in UTC; null stays null. */
export function isoTime(milliseconds: number): string;
export function isoTime(milliseconds: number | null): string | null;
export function isoTime(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

/** A row with the names of the wire, and its instants as ISO 8601: `startsAt` becomes `starts_at`. */
export function toWire<Row extends object>(
  row: Row,
): { [Name in keyof Row as SnakeCase<Name & string>]: OnWire<Row[Name]> } {
  const fields = Object.entries(row).map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(fields);
}

/** The fields of an input with the names of a table: `starts_at` becomes `startsAt`. */
export function fromWire<Input extends object>(
  input: Input,
): { [Name in keyof Input as CamelCase<Name & string>]: Input[Name] } {
  const fields = Object.entries(input).map(([name, value]) => [
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(fields);
}
