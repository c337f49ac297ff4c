import type { Point } from '@errand/domain/location';
import { Dialog } from '@errand/ui/dialog.tsx';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { FoundPlace } from '../places.ts';
import { MapPickerSkeleton } from './map-picker-skeleton.tsx';
import './location-dialog.css';

/** Loaded on demand with the map library. */
const MapPicker = lazy(() => import('./map-picker.tsx').then((part) => ({ default: part.MapPicker })));

/** Finds a point on the map for a form; the visitor's location stays as it is. `start` is the form's point. */
export function PointDialog(props: {
  open: boolean;
  onClose: () => void;
  title: string;
  start?: Point | undefined;
  onFound: (place: FoundPlace) => void;
}) {
  const { open, onClose, title, start, onFound } = props;
  const [area, setArea] = useState(false);
  const [searching, setSearching] = useState(false);
  const onSearching = useCallback((next: boolean) => setSearching(next), []);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      hideTitle
      className="location-dialog-map"
      dismissible={!searching}
    >
      <Suspense fallback={<MapPickerSkeleton />}>
        <MapPicker
          start={start}
          area={area}
          onArea={() => setArea(true)}
          onSearching={onSearching}
          onConfirm={onFound}
        />
      </Suspense>
    </Dialog>
  );
}
