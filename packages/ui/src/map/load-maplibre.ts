import { loadAsset } from '@errand/client/network/load-asset.ts';
import styles from 'maplibre-gl/dist/maplibre-gl.css?url';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

type MapLibre = typeof import('maplibre-gl');

let loading: Promise<MapLibre> | null = null;

/** MapLibre and its style sheet, loaded when the first map opens. */
export function loadMapLibre(): Promise<MapLibre> {
  loading ??= Promise.all([import('maplibre-gl'), loadAsset(loadStyles)]).then(([library]) => {
    library.setWorkerUrl(workerUrl);
    return library;
  });
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/** Adds a separate link, because the build would merge an imported style sheet into the one of all pages. */
function loadStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${styles} did not load`));
    });
    document.head.append(link);
  });
}
