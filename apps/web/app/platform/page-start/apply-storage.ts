/**
 * Applies the state of the browser before the first paint, so that nothing shifts: `data-signed` on the root element for
 * customers, `--place` and `--place-direction` for the header's location text. Server pages contain neither.
 */
export function applyStorage(keys: { token: string; location: string }): void {
  const root = document.documentElement;
  try {
    if (localStorage.getItem(keys.token)) root.dataset.signed = '';
    const address = localStorage.getItem(keys.location);
    if (!address) return;
    const short = address.split(/[,،]/)[0]?.trim().replace(/\s+/g, ' ') || address;
    root.style.setProperty('--place', JSON.stringify(short));
    // Its first letter decides, as with dir="auto" after hydration, which ignores text that CSS draws.
    const isRightToLeft = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufefc]/u.test(short);
    root.style.setProperty('--place-direction', isRightToLeft ? 'rtl' : 'ltr');
  } catch {
    // Storage is blocked.
  }
}
