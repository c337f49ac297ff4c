/** Web Push in this browser. */

/** `home_screen`: iPhones and iPads support it only for applications on the home screen. */
export type PushSupport = 'supported' | 'home_screen' | 'unsupported';

/** What a person can do about push messages in this browser. */
export type PushState = 'on' | 'off' | 'denied' | Exclude<PushSupport, 'supported'>;

export function pushSupport(): PushSupport {
  return supportOf({
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isInstalled: runsInstalled(),
  });
}

/** Whether the page runs as an application of the home screen. */
export function runsInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}

/**
 * What a browser supports. The browsers of an iPhone can all add a page to the home screen, but the views of other
 * applications cannot, whose name lacks Safari. An iPad says that it is a Mac, but is touched.
 */
export function supportOf(browser: {
  hasPush: boolean;
  userAgent: string;
  touchPoints: number;
  isInstalled: boolean;
}): PushSupport {
  const { hasPush, userAgent, touchPoints, isInstalled } = browser;
  if (hasPush) return 'supported';
  const isApple = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 2);
  const isBrowser = /Safari\//.test(userAgent);
  return isApple && isBrowser && !isInstalled ? 'home_screen' : 'unsupported';
}

/** The subscription of this browser, or null. */
export async function findPushSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'supported') return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Subscribes this browser with the server's key, and renews the subscription if the key has changed. `worker` is the address of
 * the service worker, which is registered if it is not. Rejects if the browser denies it.
 */
export async function subscribePush(worker: string, key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(worker, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const bytes = toBytes(key);
  if (known && isSame(known.options.applicationServerKey, bytes)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
}

/** Unsubscribes this browser. The server deletes the subscription when its next message fails. */
export async function unsubscribePush(): Promise<void> {
  await (await findPushSubscription())?.unsubscribe();
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isSame(given: ArrayBuffer | null, expected: Uint8Array): boolean {
  if (!given || given.byteLength !== expected.length) return false;
  const bytes = new Uint8Array(given);
  return expected.every((byte, index) => byte === bytes[index]);
}
