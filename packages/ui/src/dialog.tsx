import { useText } from '@errand/client/i18n.tsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { cx } from './cx.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The title is visually hidden when the content has its own heading. */
  hideTitle?: boolean | undefined;
  description?: string | undefined;
  /** Rendered beside the title, before the close button. */
  actions?: ReactNode;
  className?: string | undefined;
  footer?: ReactNode;
  /** False while closing would lose work: neither Escape nor a tap outside closes the dialog. */
  dismissible?: boolean | undefined;
  children: ReactNode;
};

/** A centered dialog; a bottom sheet on phones. Traps the focus and returns it to the element that had it before. */
export function Dialog(props: Props) {
  return <Overlay {...props} kind="dialog" />;
}

/** A panel from the inline end, full width on phones. */
export function Drawer(props: Props & { wide?: boolean | undefined }) {
  const { wide, ...rest } = props;
  return <Overlay {...rest} kind={wide ? 'drawer wide' : 'drawer'} />;
}

function Overlay(props: Props & { kind: 'dialog' | 'drawer' | 'drawer wide' }) {
  const { open, onClose, title, hideTitle, description, actions, className, footer, children, kind } = props;
  const { dismissible = true } = props;
  const t = useText();
  const opener = useRef<Element | null>(null);
  const preventClose = dismissible ? undefined : (event: Event) => event.preventDefault();
  // Toasts appear above the dialog: pressing a toast's button must not close the dialog.
  const preventOutsideClose = (event: Event) => {
    const toast = event.target instanceof Element && event.target.closest('.toast-list') !== null;
    if (toast || !dismissible) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-scrim" />
        <Radix.Content
          className={cx(kind, className)}
          aria-describedby={undefined}
          onEscapeKeyDown={preventClose}
          onPointerDownOutside={preventOutsideClose}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          // Dialogs opened by URL have no trigger that Radix could return the focus to.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
          }}
        >
          {kind === 'dialog' && <span className="dialog-grab" aria-hidden="true" />}
          {hideTitle ? (
            <Radix.Title className="sr-only">{title}</Radix.Title>
          ) : (
            <header>
              <Radix.Title className="text-h2">{title}</Radix.Title>
              {actions}
              <CloseButton label={t('ui.close')} />
            </header>
          )}
          {description && <Radix.Description className="sr-only">{description}</Radix.Description>}
          <div className="dialog-body">{children}</div>
          {footer && <footer>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes the surrounding dialog. */
export function CloseButton({ label, className }: { label: string; className?: string }) {
  return (
    <Radix.Close className={cx('icon-button', className)} aria-label={label}>
      <X size={22} strokeWidth={1.75} />
    </Radix.Close>
  );
}

/** A confirmation of a destructive action: its consequence and two buttons. */
export function ConfirmDialog(props: {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: string | undefined;
  cancel: string;
  confirm: string;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  onConfirm: () => void;
}) {
  const { open, onClose, title, text, cancel, confirm, danger, busy, onConfirm } = props;
  return (
    <Dialog open={open} onClose={onClose} title={title} className="confirm-dialog">
      {text && <p className="text-muted">{text}</p>}
      <div className="confirm-dialog-buttons">
        <button type="button" className="button quiet" onClick={onClose}>
          {cancel}
        </button>
        <button
          type="button"
          className={cx('button', danger ? 'danger' : 'primary')}
          disabled={busy}
          onClick={onConfirm}
        >
          {busy && <i className="spinner" aria-hidden="true" />}
          {confirm}
        </button>
      </div>
    </Dialog>
  );
}
