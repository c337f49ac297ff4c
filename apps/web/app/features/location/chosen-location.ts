import { fieldsOf } from '@errand/client/stored-fields.ts';
import { OVERLAYS } from '#platform/page-address.ts';
import { consumeNotice, storeNotice } from '#platform/session/index.ts';

/** Notices to show after the reload that follows a change of location. */
export type LocationNotice = {
  /** Whether a saved address was chosen. */
  saved: boolean;
  /** The previously chosen module when it is not offered at the new location. */
  moduleLost: string | null;
};

export function storeLocationNotice(notice: LocationNotice): void {
  storeNotice('place-chosen', notice);
}

/** Returns the pending notice once, then null. */
export function consumeLocationNotice(): LocationNotice | null {
  return consumeNotice('place-chosen', (stored) => {
    const { saved, moduleLost } = fieldsOf(stored);
    const lost = typeof moduleLost === 'string' ? moduleLost : null;
    return saved === undefined ? null : { saved: saved === true, moduleLost: lost };
  });
}

/** Reloads the page without its overlay; the landing page continues to home. */
export function loadForLocation(hasModule: boolean): void {
  const { pathname, search } = window.location;
  if (!hasModule) return window.location.assign('/home?modules=open');
  if (pathname === '/') return window.location.assign('/home');
  const params = new URLSearchParams(search);
  const before = params.size;
  for (const overlay of OVERLAYS) params.delete(overlay);
  if (params.size === before) return window.location.reload();
  window.location.replace(params.size > 0 ? `${pathname}?${params}` : pathname);
}
