type Values<T extends readonly Promise<unknown>[]> = { -readonly [K in keyof T]: Awaited<T[K]> | null };

/**
 * The values of sections that load on their own; null for one that failed. When all of them fail the page fails, so
 * that an outage is not shown as an empty town. Failures are logged where they happen, by the API.
 */
export async function settled<const T extends readonly Promise<unknown>[]>(sections: T): Promise<Values<T>> {
  const results = await Promise.allSettled(sections);
  const [first] = results;
  if (first?.status === 'rejected' && results.every((result) => result.status === 'rejected'))
    throw first.reason;
  return results.map((result) => (result.status === 'fulfilled' ? result.value : null)) as Values<T>;
}
