import type { Point } from '@errand/domain/location';
import type { Map as MapLibreMap, Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadMapLibre } from './load-maplibre.ts';

export type MapMarker = { id: string; point: Point; content: ReactNode };

/** React content at a place of the map. It glides when its point changes. */
export function MarkerAt({ map, marker }: { map: MapLibreMap; marker: MapMarker }) {
  const [element] = useState(() => {
    const made = document.createElement('div');
    made.className = 'street-map-marker';
    return made;
  });
  const placed = useRef<Marker | null>(null);
  const { latitude, longitude } = marker.point;

  useEffect(() => {
    let gone = false;
    void loadMapLibre().then(({ Marker: MapMarkerClass }) => {
      if (gone) return;
      placed.current = new MapMarkerClass({ element, anchor: 'center' })
        .setLngLat([longitude, latitude])
        .addTo(map);
    });
    return () => {
      gone = true;
      placed.current?.remove();
      placed.current = null;
    };
    // The first place only: later ones move the marker that is there.
  }, [map, element]);

  useEffect(() => {
    placed.current?.setLngLat([longitude, latitude]);
  }, [latitude, longitude]);

  return createPortal(marker.content, element);
}
