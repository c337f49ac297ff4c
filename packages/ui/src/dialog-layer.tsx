import { useText } from '@errand/client/i18n.tsx';
import { Dialog as Radix } from 'radix-ui';
import { memo, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { cx } from './cx.ts';
import { CloseButton, CloseContext } from './dialog-close.tsx';
import { focusStart, returnFocus } from './dialog-focus.tsx';
import { useOpenDialog } from './dialog-stack.ts';

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
  /** False while closing would lose work. Then neither Escape, Back nor a tap outside closes the dialog. */
  dismissible?: boolean | undefined;
  kind: 'dialog' | 'drawer' | 'drawer wide';
  children: ReactNode;
};

/** The layer of a dialog or drawer above the page. */
export function DialogLayer(props: LayerProps) {
  const { open, onClose, dismissible = true } = props;
  // Read before a field with `autoFocus` takes the focus.
  const opener = useMemo(() => (open ? document.activeElement : null), [open]);
  const lastOpener = useRef(opener);
  useLayoutEffect(() => {
    if (open) lastOpener.current = opener;
  }, [open, opener]);
  useOpenDialog(open, () => dismissible && onClose());
  return (
    <CloseContext value={onClose}>
      <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
        <Parts {...props} onClosed={() => returnFocus(lastOpener.current)} />
      </Radix.Root>
    </CloseContext>
  );
}

/** Not rendered while closed, so that a closing dialog keeps its content. */
const Parts = memo(LayerParts, (_, { open }) => !open);

function LayerParts(props: LayerProps & { onClosed: () => void }) {
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

/** The title can be focused by code, but not by the Tab key. */
const TITLE = { tabIndex: -1, 'data-dialog-title': true };
