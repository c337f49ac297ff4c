import type { ReactNode } from 'react';

/** A text by a customer or member in its own direction; null for none. */
export function isolatedText(text: string | null): ReactNode {
  return text ? <bdi>{text}</bdi> : null;
}
