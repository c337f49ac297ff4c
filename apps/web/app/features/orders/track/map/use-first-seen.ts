import type { Point } from '@errand/domain/location';
import { useState } from 'react';

/** The first point that is not null: a camera that fits it does not move with every later one. */
export function useFirstSeen(point: Point | null): Point | null {
  const [first, setFirst] = useState(point);
  if (!first && point) setFirst(point);
  return first;
}
