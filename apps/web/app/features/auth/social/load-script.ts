const loading = new Map<string, Promise<void>>();

/** Loads a provider's script once; a failed load can be retried. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(src);
      script.remove();
      reject(new Error(`${new URL(src).host} could not be reached`));
    });
    document.head.append(script);
  });
  loading.set(src, load);
  return load;
}
