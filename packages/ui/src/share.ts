import { toastDone } from './toast.tsx';

/** Shares the page's URL by the device's share sheet; without one, copies it and shows `copied` as a toast. */
export function share(title: string, copied: string): Promise<void> {
  return shareAddress(window.location.href, title, copied);
}

/** Shares another URL in the same way. */
export async function shareAddress(url: string, title: string, copied: string): Promise<void> {
  if (navigator.share) return navigator.share({ title, url }).catch(() => {});
  await navigator.clipboard.writeText(url);
  toastDone(copied);
}
