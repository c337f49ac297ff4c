import { toastDone, toastError } from '@errand/ui/toast.tsx';

/** Copies a text to the clipboard and confirms it with a toast; browsers may forbid it. */
export async function copyText(text: string, copied: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastDone(copied, { id: 'copied' });
  } catch {
    toastError(failed);
  }
}
