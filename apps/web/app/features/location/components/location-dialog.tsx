import { useText } from '@errand/client/i18n.tsx';
import { Dialog } from '@errand/ui/dialog.tsx';
import { LocateFixed, Map as MapIcon } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useOverlay } from '#platform/overlay.ts';
import { useChooseLocation } from '../use-choose-location.ts';
import { useCurrentLocation } from '../use-current-location.ts';
import { usePlaceText } from '../use-place-text.ts';
import { MapPickerSkeleton } from './map-picker-skeleton.tsx';
import { PlaceSearch } from './place-search.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import './location-dialog.css';

/** Loaded on demand with the map library. */
const MapPicker = lazy(() => import('./map-picker.tsx').then((part) => ({ default: part.MapPicker })));

/**
 * The location dialog: a popover under the header's button (a sheet on phones), or the map for `?place=map`;
 * `?place=area` shows the zones' outlines.
 */
export function LocationDialog() {
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
      className={map ? 'location-dialog-map' : 'location-dialog'}
      dismissible={!searching}
    >
      {map ? (
        <LocationMap area={value === 'area'} onSearching={onSearching} onArea={() => show('area')} />
      ) : (
        <LocationChoices onSearching={onSearching} onMap={() => show('map')} />
      )}
    </Dialog>
  );
}

function LocationMap(props: { area: boolean; onSearching: (open: boolean) => void; onArea: () => void }) {
  const { chooseLocation, choosing, problem, clearProblem } = useChooseLocation();
  return (
    <Suspense fallback={<MapPickerSkeleton />}>
      <MapPicker
        {...props}
        onConfirm={chooseLocation}
        choosing={choosing}
        problem={problem}
        onEdit={clearProblem}
      />
    </Suspense>
  );
}

/** The four ways to choose a location: search, device, map, saved addresses. */
function LocationChoices(props: { onSearching: (open: boolean) => void; onMap: () => void }) {
  const t = useText();
  const { chooseLocation, choosing, problem, clearProblem } = useChooseLocation();
  const current = useCurrentLocation((place) => void chooseLocation(place));
  const busy = choosing || current.finding;
  const input = useRef<HTMLInputElement>(null);

  // No autofocus on touch screens, where the keyboard would cover the other choices; and only after the dialog has
  // stored the element to restore focus to.
  useEffect(() => {
    if (!matchMedia('(hover: hover)').matches) return;
    const timer = setTimeout(() => input.current?.focus());
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="location-choices">
      <PlaceSearch
        label={t('location.search')}
        inputRef={input}
        busy={choosing}
        onOpenChange={props.onSearching}
        problem={problem ?? current.problem}
        onEdit={() => {
          clearProblem();
          current.clearProblem();
        }}
        onFound={(place) => void chooseLocation(place)}
        onMap={props.onMap}
      />
      <div className="location-choices-actions">
        <button
          type="button"
          disabled={busy}
          aria-busy={current.finding || undefined}
          onClick={() => {
            clearProblem();
            void current.find();
          }}
        >
          {current.finding ? (
            <i className="spinner" aria-hidden="true" />
          ) : (
            <LocateFixed className="icon" size={20} />
          )}
          <span>{t(current.finding ? 'location.locating' : 'location.useCurrent')}</span>
        </button>
        <button type="button" disabled={busy} onClick={props.onMap}>
          <MapIcon className="icon" size={20} />
          <span>{t('location.pickFromMap')}</span>
        </button>
      </div>
      <SavedAddresses busy={busy} onChoose={(place, known) => void chooseLocation(place, { saved: known })} />
    </div>
  );
}
