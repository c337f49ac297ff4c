import type { ReactNode } from 'react';

/** A text that somebody wrote, in its own direction; null for none. */
export function written(text: string | null): ReactNode {
  return text ? <bdi>{text}</bdi> : null;
}
