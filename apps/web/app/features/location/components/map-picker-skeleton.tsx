import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import './map-picker-footer.css';
import './map-picker.css';

/** The boxes of the map picker while its code loads. */
export function MapPickerSkeleton() {
  return (
    <>
      <Skeleton className="map-picker-map" height="auto" radius="0" />
      <div className="map-picker-footer">
        <Skeleton width="44px" height="44px" radius="14px" />
        <span className="map-picker-footer-text">
          <b className="text-title">
            <Skeleton width="180px" height="1em" />
          </b>
          <span className="text-meta map-picker-footer-meta">
            <Skeleton width="120px" height="1em" />
          </span>
        </span>
      </div>
    </>
  );
}
