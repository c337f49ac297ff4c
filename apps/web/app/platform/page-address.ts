/** Dialogs and drawers in the address, so that Back closes them and links open them. */
export const OVERLAYS = ['cart', 'wishlist', 'item', 'auth', 'place', 'modules', 'menu', 'find'] as const;
/**
 * Further parameters of overlays, removed with them. `line`: the cart line that the item dialog edits; `step`: the step of
 * a sign-in.
 */
const DETAILS = ['line', 'step'] as const;
export type Overlay = (typeof OVERLAYS)[number];
export type OverlayDetail = (typeof DETAILS)[number];

/** Path and query of the page behind an address, without overlays. */
export function pageAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}?${withoutOverlays(new URLSearchParams(search))}`;
}

/** Removes the overlays' parameters from `params` in place. */
export function withoutOverlays(params: URLSearchParams): URLSearchParams {
  const open = hasOverlay(params);
  for (const overlay of OVERLAYS) params.delete(overlay);
  // Without an overlay the parameter belongs to the page, such as a product's.
  if (open) for (const detail of DETAILS) params.delete(detail);
  return params;
}

export function hasOverlay(params: URLSearchParams): boolean {
  return OVERLAYS.some((overlay) => params.has(overlay));
}
