type EarlyEvent = { kind: 'click'; element: HTMLElement } | { kind: 'submit'; element: HTMLFormElement };
type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Queues clicks and submits before the page is hydrated, marks pressed elements with `data-queued`, remembers edited
 * fields, and calls `begin` at the first event. Links to other pages and forms with an action are left to the browser.
 * `adoptText` tells React the text of the edited fields; it must run before React renders them again, which would reset
 * them. `replay` dispatches the queue in order; `drop` empties it after the scripts have failed.
 */
export function queueEarlyEvents(overlays: readonly string[], begin: () => void) {
  const queue: EarlyEvent[] = [];
  const edited = new Set<Field>();
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
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
    if (element.type === 'checkbox' || element.type === 'radio') return;
    edited.add(element);
    begin();
  }

  function listen(change: 'addEventListener' | 'removeEventListener'): void {
    window[change]('click', onClick as EventListener, true);
    window[change]('submit', onSubmit as EventListener, true);
    window[change]('input', onInput, true);
  }

  /**
   * From here on React itself hears every letter. It ignores an input event without a new value, so each field is emptied
   * first; both happen in one task, in which no letter can arrive.
   */
  function adoptText(): void {
    window.removeEventListener('input', onInput, true);
    for (const field of edited) {
      const { value } = field;
      const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
      for (const text of ['', value]) {
        property?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
    edited.clear();
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
    if (early.element.isConnected) {
      if (early.kind === 'click') early.element.click();
      else early.element.requestSubmit();
    }
    isReplaying = false;
    setTimeout(replay);
  }

  function drop(): void {
    listen('removeEventListener');
    for (const { element } of queue.splice(0)) delete element.dataset.queued;
  }

  listen('addEventListener');
  return { adoptText, replay, drop };
}
