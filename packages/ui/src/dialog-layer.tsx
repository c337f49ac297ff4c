import { useText } from '@errand/client/i18n.tsx';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { cx } from './cx.ts';
import { CloseButton, CloseContext } from './dialog-close.tsx';

export type LayerProps = {
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
  kind: 'dialog' | 'drawer' | 'drawer wide';
  children: ReactNode;
};

/** The layer of a dialog or drawer above the page. */
export function DialogLayer(props: LayerProps) {
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
    <CloseContext value={onClose}>
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
    </CloseContext>
  );
}
