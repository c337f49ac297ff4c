import { cx } from '@errand/ui/cx.ts';
import { MapPin } from 'lucide-react';
import './center-pin.css';

/** The pin over the map's center; lifted while the map moves. */
export function CenterPin({ moving }: { moving: boolean }) {
  return (
    <div className={cx('center-pin center-pin-fixed', moving && 'lifted')} aria-hidden="true">
      <span className="center-pin-disc ink">
        <MapPin size={24} />
      </span>
      <span className="center-pin-leg" />
      <span className="center-pin-shadow" />
    </div>
  );
}
