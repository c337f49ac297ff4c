/** The page number of an address: 1 where it says nothing sensible. */
export function pageOf(request: Request): number {
  const offset = Number(new URL(request.url).searchParams.get('offset'));
  return Number.isInteger(offset) && offset > 0 && offset <= 100_000 ? offset : 1;
}
