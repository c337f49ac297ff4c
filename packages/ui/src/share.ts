import { toastDone } from './toast.tsx';

/** Hands this page's address to the device's own sharing; where there is none it is copied, and `copied` is said. */
export function share(title: string, copied: string): Promise<void> {
  return shareAddress(window.location.href, title, copied);
}

/** The same for another address. */
export async function shareAddress(url: string, title: string, copied: string): Promise<void> {
  if (navigator.share) return navigator.share({ title, url }).catch(() => {});
  await navigator.clipboard.writeText(url);
  toastDone(copied);
}
