import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { connectToasts, type Toast } from './toast-queue.ts';

/** Shows the queued toasts, then each new one. */
export function ToastList({ rtl }: { rtl: boolean }) {
  useEffect(() => connectToasts(show), []);
  return (
    <Sonner position="bottom-center" dir={rtl ? 'rtl' : 'ltr'} gap={8} offset={24} className="toast-list" />
  );
}

function show({ kind, text, options }: Toast): void {
  const { id = kind, action, durationMs = 4000 } = options;
  toast.custom(
    () => (
      <div className="toast" role={kind === 'bad' ? 'alert' : 'status'}>
        {kind === 'ok' ? (
          <CircleCheck className="icon ok" size={20} strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <CircleAlert className="icon bad" size={20} strokeWidth={1.75} aria-hidden="true" />
        )}
        <span>{text}</span>
        {action && (
          <button
            type="button"
            onClick={() => {
              toast.dismiss(id);
              action.onClick();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
    ),
    { id, duration: durationMs },
  );
}
