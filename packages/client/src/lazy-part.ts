import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { pause } from './pause.ts';

/** Code that is loaded on first use, or earlier while the page is idle. Create it once, at the top of a module. */
export type LazyCode<T> = {
  /** Loads the code. The next call retries a failed load. */
  load: () => Promise<T>;
  /** The code if it has been loaded. */
  loaded: () => T | null;
};

const RETRY_MS = 4000;

/** Parts to prefetch while the page is idle. */
const waiting = new Set<LazyCode<unknown>>();
const FIRST_SIGNS = ['pointermove', 'touchstart', 'scroll', 'keydown'];
const listeners = new Set<() => void>();
const failures = new Map<unknown, Error>();
let prefetching = false;
let onUnreachable: () => void = () => {};
let prepare: () => Promise<unknown> = () => Promise.resolve();

/**
 * Creates code that is loaded on demand. `load` imports it: `lazyPart(() => import('./menu.tsx').then((part) =>
 * part.Menu))`. `whenIdle` prefetches it once the page is idle.
 */
export function lazyPart<T>(load: () => Promise<T>, options: { whenIdle?: true } = {}): LazyCode<T> {
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

  const part: LazyCode<T> = { load: () => (loading ??= loadAll()), loaded: () => value };
  if (options.whenIdle) {
    waiting.add(part);
    if (prefetching) whenIdle(prefetchNext);
  }
  return part;
}

/**
 * A component that the server renders and that hydrates when its code has been loaded, apart from the rest of the page. It
 * does not wait for `beforeLazyParts`, so its texts must be among the first ones, or its own code must load them.
 */
export function lazyHydrated<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Content: ComponentType<Props> = lazy(async () => ({ default: await whenReachable(load) }));
  return (props: Props) => createElement(Suspense, null, createElement(Content, props));
}

/** Renders a component once it is `wanted` and its code has been loaded, and `fallback` until then. */
export function LazyPart<Props extends object>(it: {
  of: LazyCode<ComponentType<Props>>;
  props: Props;
  wanted?: boolean;
  fallback?: ReactNode;
}): ReactNode {
  const { of, props, wanted = true, fallback = null } = it;
  const content = useLazyPart(of, wanted);
  return wanted && content ? createElement(content, props) : fallback;
}

/**
 * The code of a part; null until it has been loaded. Loading starts as soon as the part is `wanted`. While the server is
 * unreachable it is repeated, and the page stays as it is; any other failure is thrown to the error boundary.
 */
function useLazyPart<T>(part: LazyCode<T>, wanted: boolean): T | null {
  const value = useSyncExternalStore(subscribe, part.loaded, missing);
  const failure = useSyncExternalStore(subscribe, () => failures.get(part) ?? null, missing);
  const missed = wanted && value === null;
  useEffect(() => {
    if (!missed) return;
    let isWanted = true;
    whenReachable(part.load, () => isWanted && onUnreachable()).catch((error: unknown) => fail(part, error));
    return () => {
      isWanted = false;
    };
  }, [part, missed]);
  if (missed && failure !== null) throw failure;
  return value;
}

/**
 * Prefetches the parts marked `whenIdle`, one after the other, while the page is idle. Starts when the visitor first
 * moves, scrolls or types, because a page without interaction needs none of them. Does nothing if the visitor saves
 * data.
 */
export function prefetchLazyParts(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (prefetching || connection?.saveData) return;
  const start = () => {
    for (const name of FIRST_SIGNS) window.removeEventListener(name, start);
    prefetching = true;
    whenIdle(prefetchNext);
  };
  for (const name of FIRST_SIGNS) window.addEventListener(name, start, { passive: true });
}

/** Sets a load that every part needs besides its code, such as texts. */
export function beforeLazyParts(load: () => Promise<unknown>): void {
  prepare = load;
}

/** Loads what a page needs. While the server is unreachable it waits, as a part does, so that the page stays as it is. */
export function loadWhenReachable<T>(load: () => Promise<T>): Promise<T> {
  return whenReachable(load, () => onUnreachable());
}

/** Sets what tells the visitor that a part waits for the network. */
export function beforeWaitingParts(run: () => void): void {
  onUnreachable = run;
}

/**
 * Loads code. While the server is unreachable it waits, so that the page stays as it is. `onWait` runs at the first
 * failure.
 */
async function whenReachable<T>(load: () => Promise<T>, onWait?: () => void): Promise<T> {
  let wasReachable = false;
  for (let waits = 0; ; ) {
    try {
      return await load();
    } catch (error) {
      if (await isReachable()) {
        if (wasReachable) throw error;
        // It may have come back only after the load had failed.
        wasReachable = true;
        continue;
      }
    }
    wasReachable = false;
    if (waits === 0) onWait?.();
    waits += 1;
    await pause(RETRY_MS);
  }
}

/** Whether the server answers. A file of a build that was replaced is missing although it does. */
async function isReachable(): Promise<boolean> {
  return fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}

function fail(part: unknown, error: unknown): void {
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
