import { useText } from '@errand/client/i18n.tsx';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast, useSonner } from 'sonner';
import { cx } from './cx.ts';
import { connectToasts, type Toast } from './toast-queue.ts';
import { toastLeaves, toastName } from './toasts/toast-names.ts';
import { useClearOffset } from './toasts/use-clear-offset.ts';

/**
 * Shows the queued toasts, then each new one, above the bars at the lower edge. The announcer says their texts, so their
 * list is no live region.
 */
export function ToastList({ rtl }: { rtl: boolean }) {
  const t = useText();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.setAttribute('aria-live', 'off');
    return connectToasts(show);
  }, []);
  const bottom = useClearOffset(useSonner().toasts.length > 0);
  return (
    <Sonner
      ref={list}
      position="bottom-center"
      dir={rtl ? 'rtl' : 'ltr'}
      gap={8}
      offset={{ bottom }}
      mobileOffset={{ bottom }}
      className="toast-list"
      customAriaLabel={t('ui.toasts')}
    />
  );
}

const ICONS = { ok: CircleCheck, bad: CircleAlert, note: Info } as const;

function show({ kind, text, options }: Toast): void {
  const { id = kind, action, durationMs = 4000 } = options;
  const Icon = ICONS[kind];
  // What went wrong is not covered by what went well before.
  if (kind === 'bad') dismiss('ok');
  const name = toastName(id);
  const leaves = () => toastLeaves(id, name);
  toast.custom(
    () => (
      <div className="toast">
        <Icon className={cx('icon', kind !== 'note' && kind)} size={20} />
        <span>{text}</span>
        {action && (
          <button
            type="button"
            onClick={() => {
              dismiss(id);
              action.onClick();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
    ),
    { id: name, duration: durationMs, onAutoClose: leaves, onDismiss: leaves },
  );
}

function dismiss(id: string): void {
  const name = toastName(id);
  toast.dismiss(name);
  toastLeaves(id, name);
}
