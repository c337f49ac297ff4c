import './queued-event.css';
import { trackLeaving } from '@errand/client/network/leaving.ts';
import { OVERLAYS } from '#platform/page-address.ts';
import { STORAGE } from '#platform/session/index.ts';
import { applyStorage } from './apply-storage.ts';
import { queueEarlyEvents } from './early-events.ts';
import { loadScripts } from './load-scripts.ts';

/** The longest wait for the page's pictures after the first paint, before the scripts run. */
const PAINT_MS = 1000;
/** Pages where visitors look before they act. All others request and run their scripts at once. */
const BROWSING = String.raw`^/($|home$|stores?/|product/|categor|campaigns|rental/)`;

type Options = {
  keys: { token: string; location: string };
  overlays: readonly string[];
  browsing: string;
  paintMs: number;
};

/**
 * Runs inline in the head of every page, so it uses nothing but its parameters. Scripts are requested at a low priority
 * after the first paint. They run when the browser is idle after the paint and the pictures of the first screen, or at
 * the visitor's first action.
 */
function startPage(
  options: Options,
  apply: typeof applyStorage,
  queueEvents: typeof queueEarlyEvents,
  load: typeof loadScripts,
  track: typeof trackLeaving,
): void {
  const { dataset } = document.documentElement;
  // The newest features of engines before the oldest supported ones: without import maps Safari is older than 16.4.
  const hasImportMaps = 'supports' in HTMLScriptElement && HTMLScriptElement.supports('importmap');
  if (!hasImportMaps || !CSS.supports('height', '1dvh')) {
    dataset.tooOld = '';
    document.addEventListener('DOMContentLoaded', showWholeStyles);
    return;
  }
  const leaving = track();
  window.leaving = leaving;
  const { fetchAhead, begin } = load();
  dataset.scripts = '';
  // Not when the browser restores or jumps to a scroll position, which needs the whole layout.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'navigate' && !window.location.hash) dataset.deferredLayout = '';
  window.addEventListener('scroll', markScrolled, { passive: true, capture: true });
  apply(options.keys);
  const earlyEvents = queueEvents(options.overlays, begin);

  /** Links and forms with an action work without the page's scripts, which would fail. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs inline, without the rest of this module
  function showWholeStyles(): void {
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
    for (const sheet of sheets) sheet.disabled = false;
  }

  function markScrolled({ target }: Event): void {
    // Navigation bars scroll to their current link by script.
    if (target instanceof Element && target.matches('nav')) return;
    dataset.scrolled = '';
    window.removeEventListener('scroll', markScrolled, { capture: true });
  }

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs inline, without the rest of this module
  function markPicture({ target, type }: Event): void {
    if (target instanceof HTMLImageElement) target.toggleAttribute('data-failed', type === 'error');
  }

  function fail(): void {
    void leaving.stayed().then(() => {
      if ('hydrated' in dataset) return;
      dataset.scriptFailed = navigator.onLine ? '' : 'offline';
      earlyEvents.drop();
      // What the page lacks can be loaded again only with the page.
      window.addEventListener('online', () => 'hydrated' in dataset || window.location.reload(), {
        once: true,
      });
    });
  }

  function beginWhenIdle(): void {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 300 });
    else setTimeout(begin, 50);
  }

  window.addEventListener('page-attached', earlyEvents.adoptText, { once: true });
  // In a task of its own, because React does not hydrate further parts for events during its own work.
  window.addEventListener('page-hydrated', () => setTimeout(earlyEvents.replay), { once: true });
  // A picture that does not load leaves its tint, without the browser's sign for it.
  for (const type of ['error', 'load']) document.addEventListener(type, markPicture, true);
  window.addEventListener('unhandledrejection', fail);
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && fail(), true);
  window.addEventListener('pageshow', ({ persisted }) => {
    // What loaded when it was left was aborted: scripts, and in WebKit pictures too, which reports neither.
    if (persisted && !('hydrated' in dataset)) window.location.reload();
  });

  const { pathname, search } = window.location;
  const names = new URLSearchParams(search);
  const acting =
    !new RegExp(options.browsing).test(pathname) || options.overlays.some((name) => names.has(name));
  if (acting || 'signed' in dataset) begin();
  let isHalfReady = false;

  /**
   * Paint and load event come in either order. The wait is limited, because a page in the background is not painted.
   */
  function getReady(): void {
    if (isHalfReady) beginWhenIdle();
    else setTimeout(beginWhenIdle, options.paintMs);
    isHalfReady = true;
  }

  window.addEventListener('load', () => {
    // If sections are short, the first screen contains pictures that are usually beyond it.
    const beyond = document.querySelector('.page-section:nth-of-type(n + 3)');
    if (beyond && beyond.getBoundingClientRect().top < window.innerHeight) dataset.scrolled = '';
    getReady();
  });
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    fetchAhead();
    getReady();
  }).observe({ type: 'paint', buffered: true });
}

const OPTIONS: Options = {
  keys: { token: STORAGE.token, location: STORAGE.location },
  overlays: OVERLAYS,
  browsing: BROWSING,
  paintMs: PAINT_MS,
};

/** The inline script of the head. Empty in the browser, which keeps the server's. */
export const START_SCRIPT = import.meta.env.SSR
  ? `(${String(startPage)})(${[JSON.stringify(OPTIONS), applyStorage, queueEarlyEvents, loadScripts, trackLeaving].map(String).join()})`
  : '';

/**
 * Gives React the text that was typed before the page was hydrated. Call it in an effect of the hydration: React renders
 * nothing before it has run all of them.
 */
export function adoptEarlyText(): void {
  window.dispatchEvent(new Event('page-attached'));
}

/** Marks the page as hydrated: queued events are replayed, and later script failures are ignored. */
export function markHydrated(): void {
  const { dataset } = document.documentElement;
  dataset.hydrated = '';
  delete dataset.scriptFailed;
  window.dispatchEvent(new Event('page-hydrated'));
}
