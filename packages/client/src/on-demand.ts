import {
  type ComponentType,
  createElement,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  useEffect,
  useSyncExternalStore,
} from 'react';

/** Code that is loaded on first use, or earlier while the page is idle. Create it once, at the top of a module. */
export type OnDemand<T> = {
  /** Loads the code; a failed load is tried again by the next call. */
  load: () => Promise<T>;
  /** The code if it has been loaded. */
  loaded: () => T | null;
};

/** Parts to load when the page is idle. */
const waiting = new Set<OnDemand<unknown>>();
const FIRST_SIGNS = ['pointermove', 'touchstart', 'scroll', 'keydown'];
const listeners = new Set<() => void>();
const failures = new Map<unknown, Error>();
let prefetching = false;
let prepare: () => Promise<unknown> = () => Promise.resolve();

/**
 * `load` imports the code: `onDemand(() => import('./menu.tsx').then((part) => part.Menu))`. `whenIdle` loads it before
 * its first use, once the page is idle.
 */
export function onDemand<T>(load: () => Promise<T>, options: { whenIdle?: true } = {}): OnDemand<T> {
  let value: T | null = null;
  let loading: Promise<T> | null = null;

  async function loadAll(): Promise<T> {
    try {
      const [loaded] = await Promise.all([load(), prepare()]);
      value = loaded;
      waiting.delete(part);
      for (const listener of listeners) listener();
      return loaded;
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  const part: OnDemand<T> = { load: () => (loading ??= loadAll()), loaded: () => value };
  if (options.whenIdle) {
    waiting.add(part);
    if (prefetching) whenIdle(prefetchNext);
  }
  return part;
}

/**
 * A component that the server renders and that hydrates when its code has been loaded; needs a Suspense boundary. It does
 * not wait for what other parts need (`beforeParts`): its texts are among the first ones, or its code waits for them.
 */
export function hydratedOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}

/** Renders a component once it is `wanted` and its code has been loaded, and `fallback` until then. */
export function Part<Props extends object>(it: {
  of: OnDemand<ComponentType<Props>>;
  props: Props;
  wanted?: boolean;
  fallback?: ReactNode;
}): ReactNode {
  const { of, props, wanted = true, fallback = null } = it;
  const content = usePart(of, wanted);
  return wanted && content ? createElement(content, props) : fallback;
}

/**
 * The code of a part, or null until it has been loaded, which starts as soon as it is `wanted`. Without a network it
 * waits for one; any other failure is thrown to the error boundary.
 */
function usePart<T>(part: OnDemand<T>, wanted: boolean): T | null {
  const value = useSyncExternalStore(subscribe, part.loaded, missing);
  const failure = useSyncExternalStore(subscribe, () => failures.get(part) ?? null, missing);
  const missed = wanted && value === null;
  useEffect(() => {
    if (!missed) return;
    const start = () => part.load().catch((error: unknown) => fail(part, error));
    void start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [part, missed]);
  if (missed && failure !== null) throw failure;
  return value;
}

/**
 * Loads the parts marked `whenIdle`, one after the other, while the page is idle. It starts when the visitor first moves,
 * scrolls or types: a page that is only opened needs none of them. Not where the visitor saves data.
 */
export function prefetchParts(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (prefetching || connection?.saveData) return;
  const start = () => {
    for (const name of FIRST_SIGNS) window.removeEventListener(name, start);
    prefetching = true;
    whenIdle(prefetchNext);
  };
  for (const name of FIRST_SIGNS) window.addEventListener(name, start, { passive: true });
}

/** Something that every part needs beside its code, such as texts. */
export function beforeParts(load: () => Promise<unknown>): void {
  prepare = load;
}

function fail(part: unknown, error: unknown): void {
  if (!navigator.onLine) return;
  failures.set(part, error instanceof Error ? error : new Error(String(error)));
  for (const listener of listeners) listener();
}

function prefetchNext(): void {
  const [next] = waiting;
  if (!next) return;
  waiting.delete(next);
  next.load().then(
    () => whenIdle(prefetchNext),
    // Loaded again on use.
    () => {},
  );
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  // Safari has no idle callbacks.
  else setTimeout(run, 200);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function missing(): null {
  return null;
}
