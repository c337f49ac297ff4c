import { cx } from '@errand/ui/cx.ts';
import { MapPin } from 'lucide-react';
import '../location.css';

/** The pin over the map's center; lifted while the map moves. */
export function CenterPin({ moving }: { moving: boolean }) {
  return (
    <div className={cx('pin mppin', moving && 'lifted')} aria-hidden="true">
      <span className="disc ink">
        <MapPin size={24} strokeWidth={1.75} />
      </span>
      <span className="leg" />
      <span className="cast" />
    </div>
  );
}
