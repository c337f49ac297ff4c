/** Web Push in this browser. The service worker is registered only when a member turns notifications on. */

const WORKER = '/push-worker.js';

/** `home_screen`: iPhones and iPads support it only for applications on the home screen. */
export type PushSupport = 'supported' | 'home_screen' | 'unsupported';

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported';
  const isApple = /iPhone|iPad/.test(navigator.userAgent) || navigator.maxTouchPoints > 2;
  return isApple && /Safari/.test(navigator.userAgent) && !/Android/.test(navigator.userAgent)
    ? 'home_screen'
    : 'unsupported';
}

/** The subscription of this browser, or null. */
export async function findPushSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'supported') return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Subscribes this browser with the server's key, and renews the subscription if the key has changed. Rejects if the
 * browser denies it.
 */
export async function subscribePush(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
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

/** The server's identifier of this browser: SHA-256 of the address of its subscription, base64url. */
export async function deviceOfSubscription({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
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
