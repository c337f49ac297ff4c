import { useText } from '@errand/client/i18n.tsx';
import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import { type ReactNode, useState } from 'react';
import { cx } from './cx.ts';
import type { LayerProps } from './dialog-layer.tsx';

const layer = lazyPart(() => import('./dialog-layer.tsx').then((part) => part.DialogLayer), {
  whenIdle: true,
});

export { CloseButton } from './dialog-close.tsx';

type Props = Omit<LayerProps, 'kind'>;

/** A centered dialog; a bottom sheet on phones. Traps the focus and returns it to the element that had it before. */
export function Dialog(props: Props) {
  return <Overlay {...props} kind="dialog" />;
}

/** A panel from the inline end, full width on phones. */
export function Drawer(props: Props & { wide?: boolean | undefined }) {
  const { wide, ...rest } = props;
  return <Overlay {...rest} kind={wide ? 'drawer wide' : 'drawer'} />;
}

/** The layer, loaded when the dialog first opens. */
function Overlay(props: LayerProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return <LazyPart of={layer} props={props} wanted={wanted} />;
}

/** Loads the layer of dialogs before one opens. */
export function loadDialogs(): void {
  // A failed load is retried when a dialog opens.
  layer.load().catch(() => {});
}

/** A confirmation of a destructive action: its consequence and two buttons; `cancel` names the first one. */
export function ConfirmDialog(props: {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: ReactNode;
  cancel?: ReactNode;
  confirm: ReactNode;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  onConfirm: () => void;
}) {
  const { open, onClose, title, text, cancel, confirm, danger, busy, onConfirm } = props;
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={title} className="confirm-dialog">
      {text && <p className="text-muted">{text}</p>}
      <div className="confirm-dialog-buttons" data-bottom-bar>
        <button type="button" className="button quiet" onClick={onClose}>
          {cancel ?? t('ui.cancel')}
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
