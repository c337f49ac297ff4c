import { usePainted } from '@errand/client/use-painted.ts';
import type { ReactNode } from 'react';
import './after-paint.css';

/** Content below the first screen of a page. After a navigation in the browser it renders after the first paint. */
export function AfterPaint({ children }: { children: ReactNode }) {
  return usePainted() ? children : <div className="after-paint" />;
}
