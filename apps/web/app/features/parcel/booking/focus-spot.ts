import { idOf, type Spot } from './problem-fields.ts';

/** Scrolls to the spot where a problem is fixed and focuses its control. */
export function focusSpot(spot: Spot): void {
  const element = document.getElementById(idOf(spot));
  if (!element) return;
  const control = element.matches('fieldset') ? element.querySelector('input') : null;
  element.scrollIntoView({ block: 'center' });
  (control ?? element).focus({ preventScroll: true });
}
