import { CircleAlert, CircleCheck } from 'lucide-react';
import { Toaster as Sonner, toast } from 'sonner';

type Options = {
  /** A second toast with the same id replaces the first. */
  id?: string | undefined;
  action?: { label: string; onClick: () => void } | undefined;
  durationMs?: number | undefined;
};

function show(kind: 'ok' | 'bad', text: string, { id = kind, action, durationMs = 4000 }: Options): void {
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

export function toastDone(text: string, options: Options = {}): void {
  show('ok', text, options);
}

/** Errors share one id, so that at most one is visible. */
export function toastError(text: string, options: Options = {}): void {
  show('bad', text, { id: 'error', ...options });
}

export function Toaster({ rtl }: { rtl: boolean }) {
  return (
    <Sonner position="bottom-center" dir={rtl ? 'rtl' : 'ltr'} gap={8} offset={24} className="toast-list" />
  );
}
