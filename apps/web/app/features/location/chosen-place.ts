import { OVERLAYS } from '#platform/overlay.ts';

/** Said once after the page has come back. */
const CHOSEN = 'place-chosen';

export function rememberChosenPlace(): void {
  try {
    sessionStorage.setItem(CHOSEN, '1');
  } catch {}
}

/** True once after a saved address was chosen. */
export function takeChosenPlace(): boolean {
  try {
    const chosen = sessionStorage.getItem(CHOSEN) !== null;
    sessionStorage.removeItem(CHOSEN);
    return chosen;
  } catch {
    return false;
  }
}

/** Loads the page anew, without the dialog that stood over it. From the landing page the way leads on to the stores. */
export function loadForPlace(hasModule: boolean): void {
  const { pathname, search } = window.location;
  if (!hasModule) return window.location.assign('/home?modules=open');
  if (pathname === '/') return window.location.assign('/home');
  const params = new URLSearchParams(search);
  const before = params.size;
  for (const overlay of OVERLAYS) params.delete(overlay);
  if (params.size === before) return window.location.reload();
  window.location.replace(params.size > 0 ? `${pathname}?${params}` : pathname);
}
