import { outlineFault } from '@errand/domain/location';
import { AppError } from '../../platform/http/index.ts';

const OUTLINE_ERRORS = {
  crosses: 'outline_crosses',
  flat: 'outline_flat',
  repeats: 'outline_repeats',
  wraps: 'outline_wraps',
} as const;

/** Throws `outline_crosses`, `outline_flat`, `outline_repeats` or `outline_wraps`, of the field with the outline. */
export function requireOutline(outline: [number, number][], field = 'outline'): void {
  const fault = outlineFault(outline);
  if (fault) throw new AppError(OUTLINE_ERRORS[fault], {}, field);
}
