import { OVERLAYS } from '#platform/overlay.ts';

/** What the page says when it has come back with another place. */
export type PlaceNotice = {
  /** A saved address was chosen. */
  saved: boolean;
  /** Name of the module that was chosen before and is not offered at this place. */
  moduleLost: string | null;
};

const NEWS = 'place-chosen';

export function rememberChosenPlace(news: PlaceNotice): void {
  try {
    sessionStorage.setItem(NEWS, JSON.stringify(news));
  } catch {}
}

/** What is to be said about a place that was just chosen: once, then null. */
export function takeChosenPlace(): PlaceNotice | null {
  try {
    const text = sessionStorage.getItem(NEWS);
    sessionStorage.removeItem(NEWS);
    return text === null ? null : (JSON.parse(text) as PlaceNotice);
  } catch {
    return null;
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
