import type { Point } from '@errand/domain/location';
import type { Map as MapLibreMap, Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadMapLibre } from './load-maplibre.ts';

export type MapMarker = { id: string; point: Point; content: ReactNode };

/** React content at a point of the map. Moves smoothly when the point changes. */
export function MarkerAt({ map, marker }: { map: MapLibreMap; marker: MapMarker }) {
  const [element] = useState(() => {
    const created = document.createElement('div');
    created.className = 'street-map-marker';
    return created;
  });
  const placed = useRef<Marker | null>(null);
  const { latitude, longitude } = marker.point;
  const place = useEffectEvent((target: Marker) => target.setLngLat([longitude, latitude]));

  useEffect(() => {
    let unmounted = false;
    void loadMapLibre().then(({ Marker: MapMarkerClass }) => {
      if (unmounted) return;
      placed.current = place(new MapMarkerClass({ element, anchor: 'center' })).addTo(map);
    });
    return () => {
      unmounted = true;
      placed.current?.remove();
      placed.current = null;
    };
  }, [map, element]);

  useEffect(() => {
    placed.current?.setLngLat([longitude, latitude]);
  }, [latitude, longitude]);

  return createPortal(marker.content, element);
}
