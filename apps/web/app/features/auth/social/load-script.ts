const loading = new Map<string, Promise<void>>();

/** A provider's script, once, and only when somebody is about to use it. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(src);
      script.remove();
      reject(new Error(`${new URL(src).host} could not be reached`));
    };
    document.head.append(script);
  });
  loading.set(src, load);
  return load;
}
