import type * as DomTestingLibrary from '@testing-library/dom';
import type { Wanted } from './page-record.ts';

export type RoleQuery = { by: 'role'; role: string; name: Wanted | undefined };
export type Query = RoleQuery | { by: 'label'; text: Wanted } | { by: 'text'; text: Wanted };

export type Sight =
  | 'no library'
  | 'not found'
  | { x: number; y: number; covered: string | null; disabled: boolean; text: string };

declare global {
  interface Window {
    /** What the next click is meant for, and whether it came to something else. */
    aim?: { element: Element | null; missed: boolean };
  }
}

/**
 * Runs in the page: finds the first visible element of a query by DOM Testing Library, which computes roles and names as
 * assistive technology does, inside of the first visible element of `scope`. `aim` scrolls it to the middle; the result
 * says where to click, and what covers that point. Then a click that begins or ends at something else, because the page
 * has moved meanwhile, does nothing there and is reported by `takeMiss`.
 */
export function locate(query: Query, scope: RoleQuery | null, aim: boolean): Sight {
  const library = (window as unknown as { TestingLibraryDom?: typeof DomTestingLibrary }).TestingLibraryDom;
  if (!library) return 'no library';
  // A document that is just being created has no body yet.
  if ((document.body as HTMLElement | null) === null) return 'not found';
  const matcher = (wanted: Wanted) =>
    typeof wanted === 'string' ? wanted : new RegExp(wanted.source, wanted.flags);
  const container = scope ? findAll(document.body, scope).find(isVisible) : document.body;
  const element = container && findAll(container, query).find(isVisible);
  if (!element) return 'not found';
  if (aim) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const hit = document.elementFromPoint(x, y);
  const isFree = hit !== null && isPartOf(hit, element);
  if (aim) {
    if (!window.aim)
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
        window.addEventListener(type, blockMiss, { capture: true });
    window.aim = { element, missed: false };
  }
  const disabled = element.matches(':disabled, [aria-disabled=true]');
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  return { x, y, covered: isFree ? null : (hit?.outerHTML.slice(0, 120) ?? 'the edge'), disabled, text };

  function findAll(within: HTMLElement, wanted: Query): HTMLElement[] {
    if (!library) return [];
    if (wanted.by === 'text') return library.queryAllByText(within, matcher(wanted.text));
    if (wanted.by === 'label')
      // A required field's label ends with a star.
      return library.queryAllByLabelText(within, matcher(wanted.text), { exact: false });
    const name = wanted.name === undefined ? {} : { name: matcher(wanted.name) };
    return library.queryAllByRole(within, wanted.role, name);
  }

  function isVisible(candidate: HTMLElement): boolean {
    const { width, height } = candidate.getBoundingClientRect();
    return width > 0 && height > 0 && candidate.checkVisibility({ visibilityProperty: true });
  }

  function isPartOf(found: Element, candidate: Element): boolean {
    return candidate.contains(found) || found.contains(candidate) || labels(candidate).has(found);
  }

  function blockMiss(event: Event): void {
    const { aim: aimed } = window;
    if (!aimed?.element || !(event instanceof MouseEvent)) return;
    const { clientX, clientY, target } = event;
    const { left, right, top, bottom } = aimed.element.getBoundingClientRect();
    const isInside = left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    if (event.type === 'pointerdown') aimed.missed = !isInside || !isPartOf(target as Element, aimed.element);
    // The browser sends no click to an element that has moved away under the finger.
    if (event.type === 'pointerup' && aimed.element.isConnected && !isInside) aimed.missed = true;
    if (!aimed.missed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function labels(candidate: Element): Set<Element> {
    return new Set((candidate as Partial<HTMLInputElement>).labels ?? []);
  }
}

/** Runs in the page after a click: whether it came to something else than it was meant for. */
export function takeMiss(): boolean {
  const { aim } = window;
  // The click has opened another document.
  if (!aim) return false;
  aim.element = null;
  return aim.missed;
}

/** Runs in the page: what every page must be free of. Pictures that are still loading are no fault. */
export function findFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const overflow =
    scrollWidth > clientWidth ? [`scrolls horizontally: ${scrollWidth} in ${clientWidth}`] : [];
  const broken = Array.from(document.images)
    .filter(({ complete, naturalWidth, currentSrc }) => complete && naturalWidth === 0 && currentSrc !== '')
    .map(({ currentSrc }) => `broken picture: ${currentSrc}`);
  // React renders the document again, without the marks of its inline script, if its own text differs from the server's.
  const { dataset } = document.documentElement;
  const isOther = 'hydrated' in dataset && !('scripts' in dataset);
  const mismatch = isOther ? ['the browser rendered other text than the server'] : [];
  return [...overflow, ...broken, ...mismatch];
}

/** Runs in the page: what the first screen still waits for, to take a picture of it. */
export function findLoading(): string[] {
  const pictures = Array.from(document.images)
    .filter((picture) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect();
      const isOnScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      return !picture.complete && isOnScreen && picture.checkVisibility();
    })
    .map(({ currentSrc }) => currentSrc)
    // One without an address loads only when the page scrolls.
    .filter((address) => address !== '');
  return document.fonts.status === 'loaded' ? pictures : ['fonts', ...pictures];
}
