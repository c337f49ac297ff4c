import { TripsView } from '#features/rental/index.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { accountMeta } from '../account-meta.ts';

export const shouldRevalidate = unlessOverlay;
export const meta = () => accountMeta('trips');

export default function TripsPage() {
  return <TripsView />;
}
