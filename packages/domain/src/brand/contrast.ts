import { luminanceOf } from './oklch.ts';

/** The contrast of two colors `#rrggbb` by WCAG 2.2, 1 to 21. Text needs 4.5, the edge of a control 3. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
