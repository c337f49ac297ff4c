/**
 * Applies the state of the browser before the first paint, so that nothing shifts: `data-signed` on the root element for
 * customers, `--place` for the header's location text. Server pages contain neither.
 */
export function applyStorage(keys: { token: string; location: string }): void {
  const root = document.documentElement;
  try {
    if (localStorage.getItem(keys.token)) root.dataset.signed = '';
    const address = localStorage.getItem(keys.location);
    if (!address) return;
    const short = address.split(/[,،]/)[0]?.trim().replace(/\s+/g, ' ') || address;
    root.style.setProperty('--place', JSON.stringify(short));
  } catch {
    // Storage is blocked.
  }
}
