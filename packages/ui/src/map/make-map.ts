import type { Point } from '@errand/domain/location';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { loadMapLibre } from './load-maplibre.ts';
import { styleUrl } from './map-theme.ts';
import { clampZoom, DEFAULT_ZOOM, MAX_ZOOM, MIN_ZOOM } from './map-zoom.ts';

/** While it is dragged, a rest of this long counts as a place that the visitor looks at. */
const PAUSE_MS = 200;

type Options = {
  element: HTMLElement;
  language: string;
  label: string;
  center: Point;
  zoom?: number | undefined;
};

/**
 * A street map without controls of its own: not for zoom, compass, full screen or scale. Attribution shows where an
 * outside style has one to give.
 */
export async function makeMap({ element, language, label, center, zoom }: Options): Promise<MapLibreMap> {
  const { Map: MapLibre, AttributionControl } = await loadMapLibre();
  const map = new MapLibre({
    container: element,
    style: styleUrl(language),
    center: [center.longitude, center.latitude],
    zoom: clampZoom(zoom ?? DEFAULT_ZOOM),
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
  });
  map.addControl(new AttributionControl({ compact: true }), 'bottom-left');
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.getCanvas().setAttribute('aria-label', label);
  return map;
}

type Watcher = {
  onMoving?: ((moving: boolean) => void) | undefined;
  onMove?: ((center: Point) => void) | undefined;
};

/**
 * Tells the middle of the map whenever it comes to rest, and also while it is held still in the middle of a drag.
 * `watcher` is asked each time, so that it may change.
 */
export function watchMiddle(map: MapLibreMap, watcher: () => Watcher): void {
  let byHand = false;
  let moving = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function say(next: boolean): void {
    if (moving === next) return;
    moving = next;
    watcher().onMoving?.(next);
  }

  function rest(): void {
    clearTimeout(pause);
    say(false);
    const { lat, lng } = map.getCenter();
    watcher().onMove?.({ latitude: lat, longitude: lng });
  }

  map.on('movestart', (event) => {
    byHand = Boolean(event.originalEvent);
  });
  map.on('move', () => {
    if (!byHand) return;
    say(true);
    clearTimeout(pause);
    pause = setTimeout(rest, PAUSE_MS);
  });
  map.on('moveend', rest);
  map.on('remove', () => clearTimeout(pause));
}
