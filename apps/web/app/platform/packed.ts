declare const CONTENT: unique symbol;

/** Loader data as JSON text. */
export type Packed<Data> = string & { readonly [CONTENT]: Data };

/**
 * Packs loader data with long lists. React Router revives every value of loader data separately, which on cheap phones
 * is much slower than parsing JSON. The data must be JSON.
 */
export function pack<Data>(data: Data): Packed<Data> {
  return JSON.stringify(data) as Packed<Data>;
}

/** Caches the data of the last pages: a page unpacks its data in every render and must get the same objects. */
const recent = new Map<string, unknown>();
const MAX_RECENT = 4;

export function unpack<Data>(text: Packed<Data>): Data {
  if (!recent.has(text)) {
    recent.set(text, JSON.parse(text));
    const [oldest] = recent.keys();
    if (recent.size > MAX_RECENT && oldest !== undefined) recent.delete(oldest);
  }
  return recent.get(text) as Data;
}
