import { unlessOverlay } from '#platform/overlay.ts';
import { UnsubscribeView } from '../unsubscribe/unsubscribe-view.tsx';

export const shouldRevalidate = unlessOverlay;
export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** What the link in a message opens that its recipient can turn off. */
export default function UnsubscribePage() {
  return <UnsubscribeView />;
}
