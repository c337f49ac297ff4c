import { beforeEach, expect, test, vi } from 'vitest';
import { makeMap, watchCenter } from './make-map.ts';

const created = vi.hoisted(() => ({
  options: {} as Record<string, unknown>,
  controls: [] as unknown[],
  fits: [] as unknown[][],
}));

vi.mock('./load-maplibre.ts', () => {
  class AttributionControl {
    readonly kind = 'attribution';
  }
  class Map {
    touchZoomRotate = { disableRotation() {} };
    keyboard = { disableRotation() {} };
    constructor(options: Record<string, unknown>) {
      created.options = options;
    }
    addControl(control: unknown) {
      created.controls.push(control);
    }
    fitBounds(...fit: unknown[]) {
      created.fits.push(fit);
    }
    getContainer() {
      return { clientWidth: 1440 };
    }
    getCanvas() {
      return { setAttribute() {} };
    }
  }
  return { loadMapLibre: async () => ({ Map, AttributionControl }) };
});
vi.mock('./map-theme.ts', () => ({ styleUrl: () => '/map/style.json' }));

const request = { element: {} as HTMLElement, language: 'en', label: 'Map' };
const center = { latitude: 25, longitude: 56 };

beforeEach(() => {
  created.controls = [];
});

// Requirements: CONST-05, LOC-09, LOC-21, MAP-08.
test('every map is limited to zoom 1 to 21 and has no built-in control except attribution', async () => {
  await makeMap({ ...request, camera: { center, zoom: 30 } });
  expect(created.options).toMatchObject({
    center: [56, 25],
    zoom: 21,
    minZoom: 1,
    maxZoom: 21,
    attributionControl: false,
    dragRotate: false,
  });
  expect(created.controls.map((control) => (control as object).constructor.name)).toEqual([
    'AttributionControl',
  ]);
});

test('the default zoom of a map is 10', async () => {
  await makeMap({ ...request, camera: { center } });
  expect(created.options.zoom).toBe(10);
});

test('a map that fits points starts there, without a flight from another region', async () => {
  vi.stubGlobal('document', { documentElement: { dir: 'ltr' } });
  await makeMap({ ...request, camera: { fit: [center, { latitude: 26, longitude: 57 }] } });
  vi.unstubAllGlobals();
  expect(created.fits).toEqual([
    [
      [
        [56, 25],
        [57, 26],
      ],
      expect.objectContaining({ animate: false }),
    ],
  ]);
});

type Handler = (event: { originalEvent?: unknown }) => void;

// Requirements: LOC-20.
test('the center is reported at rest and while a drag is held still; a flight reports it once', () => {
  vi.useFakeTimers();
  const handlers = new Map<string, Handler>();
  const map = {
    on: (name: string, handler: Handler) => handlers.set(name, handler),
    getCenter: () => ({ lat: 25, lng: 56 }),
  };
  const reports: unknown[] = [];
  watchCenter(map as never, () => ({
    onMoving: (moving) => reports.push(moving),
    onMove: (middle) => reports.push(middle),
  }));
  const fire = (name: string, originalEvent?: unknown) => handlers.get(name)?.({ originalEvent });
  fire('movestart', 'a finger');
  fire('move');
  fire('move');
  vi.advanceTimersByTime(250);
  expect(reports.splice(0)).toEqual([true, false, center]);
  fire('move');
  fire('moveend');
  vi.advanceTimersByTime(1000);
  expect(reports.splice(0)).toEqual([true, false, center]);
  fire('movestart');
  fire('move');
  fire('moveend');
  expect(reports).toEqual([center]);
  vi.useRealTimers();
});
