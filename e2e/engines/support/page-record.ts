/** A text, or a pattern in a form that can be sent to the page. */
export type Wanted = string | { source: string; flags: string };

declare global {
  interface Window {
    /** The toasts that have appeared and no journey has looked for yet, and where taps have arrived. */
    record?: { toasts: string[]; taps: string[] };
  }
}

/** Runs in the page: records toasts and taps from now on. A toast may leave before a slow driver looks. */
export function startRecord(): void {
  if (window.record) return;
  const record: Required<Window>['record'] = { toasts: [], taps: [] };
  window.record = record;
  let shown: string[] = [];
  const recordToasts = () => {
    const before = shown;
    shown = Array.from(document.querySelectorAll('.toast > span'), ({ textContent }) => textContent);
    record.toasts.push(...shown.filter((text) => !before.includes(text)));
  };
  recordToasts();
  new MutationObserver(recordToasts).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  for (const type of ['pointerdown', 'pointerup', 'click'])
    window.addEventListener(
      type,
      ({ target }) => {
        const { tagName, textContent } = target as Element;
        record.taps.push(`${type} on ${tagName} "${textContent.slice(0, 40)}"`);
      },
      { capture: true },
    );
}

/** Runs in the page: whether a toast has appeared. The next call looks for a later one. */
export function takeToast(wanted: Wanted): boolean | 'no record' {
  const { record } = window;
  if (!record) return 'no record';
  const index = record.toasts.findIndex((text) =>
    typeof wanted === 'string' ? text === wanted : new RegExp(wanted.source, wanted.flags).test(text),
  );
  if (index !== -1) record.toasts.splice(index, 1);
  return index !== -1;
}

/** Runs in the page: what explains why a journey does not find what it looks for. */
export function describePage(): string {
  const invalid = Array.from(
    document.querySelectorAll('[aria-invalid=true], [data-invalid], .field-error'),
    ({ outerHTML }) => outerHTML.slice(0, 200),
  );
  const busy = Array.from(document.querySelectorAll('[aria-busy=true]'), ({ textContent }) => textContent);
  const { toasts = [], taps = [] } = window.record ?? {};
  return JSON.stringify({ at: window.location.href, toasts, taps: taps.slice(-9), invalid, busy });
}
