import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';

const pushPanel = lazyPart(() => import('./push-panel.tsx').then((part) => part.PushPanel));

/** Offers push messages on the page of a running order to its owner. Its code is loaded only there. */
export function PushOffer() {
  return <LazyPart of={pushPanel} props={{}} fallback={<Skeleton height="136px" radius="16px" />} />;
}
