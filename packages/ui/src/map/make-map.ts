import type { Point } from '@errand/domain/location';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { loadMapLibre } from './load-maplibre.ts';
import { type Camera, moveCamera } from './map-camera.ts';
import { styleUrl } from './map-theme.ts';
import { clampZoom, DEFAULT_ZOOM, MAX_ZOOM, MIN_ZOOM } from './map-zoom.ts';

/** A pause of this length during a drag reports the center. */
const PAUSE_MS = 200;

type Options = {
  element: HTMLElement;
  language: string;
  label: string;
  /** Initial position of the map, set without an animation. */
  camera: Camera;
};

/**
 * A street map without MapLibre's controls for zoom, compass, full screen and scale. Attribution is shown when an
 * external style has one.
 */
export async function makeMap({ element, language, label, camera }: Options): Promise<MapLibreMap> {
  const { Map: MapLibre, AttributionControl } = await loadMapLibre();
  const center = camera.center ?? camera.fit?.[0] ?? { latitude: 0, longitude: 0 };
  const map = new MapLibre({
    container: element,
    style: styleUrl(language),
    center: [center.longitude, center.latitude],
    zoom: clampZoom(camera.zoom ?? DEFAULT_ZOOM),
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
  });
  if (camera.fit && camera.fit.length > 0) moveCamera(map, camera, { isStart: true });
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
 * Reports the map's center whenever it comes to rest, and when it is held still during a drag. `watcher` is called each
 * time, so its result may change.
 */
export function watchCenter(map: MapLibreMap, watcher: () => Watcher): void {
  let byHand = false;
  let moving = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function report(next: boolean): void {
    if (moving === next) return;
    moving = next;
    watcher().onMoving?.(next);
  }

  function rest(): void {
    clearTimeout(pause);
    report(false);
    const { lat, lng } = map.getCenter();
    watcher().onMove?.({ latitude: lat, longitude: lng });
  }

  map.on('movestart', (event) => {
    byHand = Boolean(event.originalEvent);
  });
  map.on('move', () => {
    if (!byHand) return;
    report(true);
    clearTimeout(pause);
    pause = setTimeout(rest, PAUSE_MS);
  });
  map.on('moveend', rest);
  map.on('remove', () => clearTimeout(pause));
}
