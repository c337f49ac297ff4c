/** The page of a rental provider. The pages of other sellers are at `/store/{slug}`. */
export function providerPath(slug: string): string {
  return `/rental/provider-details?id=${slug}`;
}
