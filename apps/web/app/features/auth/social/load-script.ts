import { loadAsset } from '@errand/client/network/load-asset.ts';

const loading = new Map<string, Promise<void>>();

/** Loads a provider's script once; a failed load can be retried. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const load = loadAsset(() => append(src));
  load.catch(() => loading.delete(src));
  loading.set(src, load);
  return load;
}

function append(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${new URL(src).host} could not be reached`));
    });
    document.head.append(script);
  });
}
