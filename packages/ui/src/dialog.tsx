import { useText } from '@errand/client/i18n.tsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { memo, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { cx } from './cx.ts';
import { focusStart, returnFocus } from './dialog-focus.tsx';

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

type OverlayProps = Props & { kind: 'dialog' | 'drawer' | 'drawer wide' };

function Overlay(props: OverlayProps) {
  const { open, onClose } = props;
  // Before a field with `autoFocus` takes the focus.
  const opener = useMemo(() => (open && 'document' in globalThis ? document.activeElement : null), [open]);
  const lastOpener = useRef(opener);
  useLayoutEffect(() => {
    if (open) lastOpener.current = opener;
  }, [open, opener]);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Parts {...props} onClosed={() => returnFocus(lastOpener.current)} />
    </Radix.Root>
  );
}

/** Not rendered again while closed: a dialog that leaves keeps its content. */
const Parts = memo(OverlayParts, (_, { open }) => !open);

function OverlayParts(props: OverlayProps & { onClosed: () => void }) {
  const { title, hideTitle, description, actions, className, footer, children, kind, onClosed } = props;
  const { dismissible = true } = props;
  const t = useText();
  const preventClose = dismissible ? undefined : (event: Event) => event.preventDefault();
  // Toasts appear above the dialog: pressing a toast's button must not close the dialog.
  const preventOutsideClose = (event: Event) => {
    const toast = event.target instanceof Element && event.target.closest('.toast-list') !== null;
    if (toast || !dismissible) event.preventDefault();
  };
  return (
    <Radix.Portal>
      <Radix.Overlay className="dialog-scrim" />
      <Radix.Content
        className={cx(kind, className)}
        aria-describedby={undefined}
        onEscapeKeyDown={preventClose}
        onPointerDownOutside={preventOutsideClose}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof Element) focusStart(event.currentTarget);
        }}
        // Dialogs opened by URL have no trigger that Radix could return the focus to.
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        {kind === 'dialog' && <span className="dialog-grab" aria-hidden="true" />}
        {hideTitle ? (
          <Radix.Title className="sr-only" {...TITLE}>
            {title}
          </Radix.Title>
        ) : (
          <header>
            <Radix.Title className="text-h2" {...TITLE}>
              {title}
            </Radix.Title>
            {actions}
            <CloseButton label={t('ui.close')} />
          </header>
        )}
        {description && <Radix.Description className="sr-only">{description}</Radix.Description>}
        <div className="dialog-body">{children}</div>
        {footer && <footer>{footer}</footer>}
      </Radix.Content>
    </Radix.Portal>
  );
}

/** The title can take the focus, but is no stop. */
const TITLE = { tabIndex: -1, 'data-dialog-title': true };

/** Closes the surrounding dialog. */
export function CloseButton({ label, className }: { label: string; className?: string }) {
  return (
    <Radix.Close className={cx('icon-button', className)} aria-label={label} data-dialog-close="">
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
