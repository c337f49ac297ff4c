type EarlyEvent =
  | { kind: 'click'; element: HTMLElement }
  | { kind: 'submit'; element: HTMLFormElement }
  | { kind: 'input'; element: HTMLInputElement | HTMLTextAreaElement; value: string };

/**
 * Queues clicks, submits and input before the page is hydrated, marks pressed elements with `data-queued`, and calls
 * `begin` at the first one. Links to other pages and forms with an action are left to the browser. `replay` dispatches
 * the queue in order; `drop` empties it after the scripts have failed.
 */
export function queueEarlyEvents(overlays: readonly string[], begin: () => void) {
  const queue: EarlyEvent[] = [];
  let isReplaying = false;

  /** Only scripts can open an overlay of this page. */
  function isOverlayLink(link: HTMLAnchorElement): boolean {
    const names = new URLSearchParams(link.search);
    return link.pathname === window.location.pathname && overlays.some((name) => names.has(name));
  }

  function enqueue(event: Event, early: EarlyEvent): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    early.element.dataset.queued = '';
    queue.push(early);
    begin();
  }

  function onClick(event: MouseEvent): void {
    if (isReplaying || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const element = (event.target as Element).closest<HTMLElement>('a, button, [role="button"]');
    if (!element) return;
    if (element instanceof HTMLAnchorElement && !isOverlayLink(element)) return;
    // Its form's submit event follows.
    if (element instanceof HTMLButtonElement && element.type === 'submit' && element.form) return;
    enqueue(event, { kind: 'click', element });
  }

  function onSubmit(event: SubmitEvent): void {
    const element = event.target as HTMLFormElement;
    if (!isReplaying && !element.hasAttribute('action')) enqueue(event, { kind: 'submit', element });
  }

  function onInput({ target: element }: Event): void {
    if (isReplaying || !(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
      return;
    if (element.type === 'checkbox' || element.type === 'radio') return;
    const last = queue.at(-1);
    if (last?.kind === 'input' && last.element === element) last.value = element.value;
    else queue.push({ kind: 'input', element, value: element.value });
    begin();
  }

  function listen(change: 'addEventListener' | 'removeEventListener'): void {
    window[change]('click', onClick as EventListener, true);
    window[change]('submit', onSubmit as EventListener, true);
    window[change]('input', onInput, true);
  }

  /** React ignores an input event without a new value, so the field is emptied first. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs inline, without the rest of this module
  function retype(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
    const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value');
    for (const text of ['', value]) {
      property?.set?.call(element, text);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }

  function dispatch(early: EarlyEvent): void {
    if (early.kind === 'click') early.element.click();
    else if (early.kind === 'submit') early.element.requestSubmit();
    else retype(early.element, early.value);
  }

  /**
   * Each replay is a task of its own, so that React hydrates and renders in between. New events are queued until the
   * last one.
   */
  function replay(): void {
    const early = queue.shift();
    if (!early) {
      listen('removeEventListener');
      return;
    }
    delete early.element.dataset.queued;
    isReplaying = true;
    if (early.element.isConnected) dispatch(early);
    isReplaying = false;
    setTimeout(replay);
  }

  function drop(): void {
    listen('removeEventListener');
    for (const { element } of queue.splice(0)) delete element.dataset.queued;
  }

  listen('addEventListener');
  return { replay, drop };
}
