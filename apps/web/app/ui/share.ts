import { toastDone } from './toast.tsx';

/** Hands this page's address to the device's own sharing; where there is none it is copied, and `copied` is said. */
export async function share(title: string, copied: string): Promise<void> {
  const url = window.location.href;
  if (navigator.share) return navigator.share({ title, url }).catch(() => {});
  await navigator.clipboard.writeText(url);
  toastDone(copied);
}
