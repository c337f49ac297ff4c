import type { KeyboardEvent } from 'react';

/** The arrow keys move the focus between cards of a column, and to the first card of the next one. */
export function focusNextCard(event: KeyboardEvent<HTMLElement>): void {
  const column = event.currentTarget.closest('.board-column');
  const next = targetOf(event, column);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function targetOf({ key, currentTarget }: KeyboardEvent<HTMLElement>, column: Element | null) {
  const own = linksOf(column);
  const at = own.indexOf(currentTarget);
  if (key === 'ArrowDown') return own[at + 1];
  if (key === 'ArrowUp') return own[at - 1];
  const isRtl = document.documentElement.dir === 'rtl';
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return linksOf(column?.nextElementSibling)[0];
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return linksOf(column?.previousElementSibling)[0];
  return undefined;
}

function linksOf(column: Element | null | undefined): HTMLElement[] {
  return [...(column?.querySelectorAll<HTMLElement>('.order-card-link') ?? [])];
}
