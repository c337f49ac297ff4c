import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

type MapLibre = typeof import('maplibre-gl');

let loading: Promise<MapLibre> | null = null;

/** MapLibre and its style sheet, loaded when the first map opens. */
export function loadMapLibre(): Promise<MapLibre> {
  loading ??= Promise.all([import('maplibre-gl'), import('maplibre-gl/dist/maplibre-gl.css')]).then(
    ([library]) => {
      library.setWorkerUrl(workerUrl);
      return library;
    },
  );
  loading.catch(() => {
    loading = null;
  });
  return loading;
}
