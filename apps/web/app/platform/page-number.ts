/** The page number in an address; 1 when absent or invalid. */
export function pageOf(request: Request): number {
  const offset = Number(new URL(request.url).searchParams.get('offset'));
  return Number.isInteger(offset) && offset > 0 && offset <= 100_000 ? offset : 1;
}
