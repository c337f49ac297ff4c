export type Box = { left: number; right: number; top: number; bottom: number };

/** Distance of toasts from the lower edge of the viewport, and from the bar below them. */
const EDGE = 24;
const GAP = 12;

/**
 * How far above the lower edge of the viewport toasts have to be so that they cover no bar, in pixels; null where no bar
 * is in their way. All boxes are in the viewport's coordinates.
 */
export function clearOffset(
  toast: { left: number; right: number; height: number },
  bars: readonly Box[],
  viewportHeight: number,
): number | null {
  let offset = EDGE;
  // From the lowest bar upwards, as each may lift the toasts into the next one.
  for (const bar of bars.toSorted((a, b) => b.top - a.top)) {
    const [top, bottom] = [viewportHeight - offset - toast.height, viewportHeight - offset];
    const isBeside = bar.right <= toast.left || bar.left >= toast.right;
    if (isBeside || bar.top >= bottom + GAP || bar.bottom <= top) continue;
    offset = viewportHeight - bar.top + GAP;
  }
  return offset === EDGE ? null : Math.round(offset);
}
