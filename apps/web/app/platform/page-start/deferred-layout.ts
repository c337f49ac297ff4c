import './deferred-layout.css';

/**
 * Lays out the whole page. Called where positions must be exact: before scrolling to a place in the page, and when a
 * navigation in the browser shows another page, whose scroll position may be restored.
 */
export function endDeferredLayout(): void {
  delete document.documentElement.dataset.deferredLayout;
}
