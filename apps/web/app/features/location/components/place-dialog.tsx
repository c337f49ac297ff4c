import { useText } from '@errand/client/i18n.tsx';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useOverlay } from '#platform/overlay.ts';
import { usePlaceText } from '../use-place-text.ts';
import { PlaceChoices } from './place-choices.tsx';
import './map-picker-footer.css';
import './map-picker.css';
import './place-dialog.css';

/** Loaded on demand with the map library. */
const MapPicker = lazy(() => import('./map-picker.tsx').then((part) => ({ default: part.MapPicker })));

/**
 * The location dialog: a popover under the header's button (a sheet on phones), or the map for `?place=map`;
 * `?place=area` shows the zones' outlines.
 */
export function PlaceDialog() {
  const t = useText();
  const { value, open, show, close } = useOverlay('place');
  const placeText = usePlaceText();
  const [searching, setSearching] = useState(false);
  const onSearching = useCallback((next: boolean) => setSearching(next), []);
  const map = value === 'map' || value === 'area';
  return (
    <Dialog
      open={open}
      onClose={close}
      title={map ? t('location.mapTitle') : placeText('title')}
      hideTitle={map}
      className={map ? 'place-dialog-map' : 'place-dialog'}
      dismissible={!searching}
    >
      {map ? (
        <Suspense fallback={<MapPickerSkeleton />}>
          <MapPicker area={value === 'area'} onSearching={onSearching} onArea={() => show('area')} />
        </Suspense>
      ) : (
        <PlaceChoices onSearching={onSearching} onMap={() => show('map')} />
      )}
    </Dialog>
  );
}

function MapPickerSkeleton() {
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
