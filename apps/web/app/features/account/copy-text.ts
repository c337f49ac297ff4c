import { toastDone, toastError } from '@errand/ui/toast.tsx';

/** Puts a text on the clipboard and says so; browsers may forbid it. */
export async function copyText(text: string, copied: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastDone(copied, { id: 'copied' });
  } catch {
    toastError(failed);
  }
}
