import { useText } from '@errand/client/i18n.tsx';
import { Dialog } from '@errand/ui/dialog.tsx';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useOverlay } from '#platform/overlay.ts';
import { useChoosePlace } from '../use-choose-place.ts';
import { usePlaceText } from '../use-place-text.ts';
import { MapPickerSkeleton } from './map-picker-skeleton.tsx';
import { PlaceChoices } from './place-choices.tsx';
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
        <PlaceMap area={value === 'area'} onSearching={onSearching} onArea={() => show('area')} />
      ) : (
        <PlaceChoices onSearching={onSearching} onMap={() => show('map')} />
      )}
    </Dialog>
  );
}

function PlaceMap(props: { area: boolean; onSearching: (open: boolean) => void; onArea: () => void }) {
  const { choosePlace, choosing, problem, clearProblem } = useChoosePlace();
  return (
    <Suspense fallback={<MapPickerSkeleton />}>
      <MapPicker
        {...props}
        onConfirm={choosePlace}
        choosing={choosing}
        problem={problem}
        onEdit={clearProblem}
      />
    </Suspense>
  );
}
