import { Popover } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { returnFocus } from '../../dialog-focus.tsx';
import { DialogLayer } from '../../dialog-layer.tsx';
import './field-panel.css';

const PHONE = '(max-width: 639.98px)';

export type PanelProps = {
  open: boolean;
  title: string;
  /** The field that the panel belongs to; it contains the button that gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The panel of a field: beside the field, or a bottom sheet on phones. Traps the focus until it closes. */
export function FieldPanel(props: PanelProps & { children: ReactNode }) {
  const { open, title, anchor, onClose, children } = props;
  if (window.matchMedia(PHONE).matches)
    return (
      <DialogLayer kind="dialog" className="field-panel-sheet" open={open} title={title} onClose={onClose}>
        {children}
      </DialogLayer>
    );
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && onClose()} modal>
      <Popover.Anchor virtualRef={anchor} />
      {/* Inside of the dialog that contains the field, because everything outside of it is inert. */}
      <Popover.Portal container={anchor.current?.closest<HTMLElement>('[role=dialog]') ?? document.body}>
        <Popover.Content
          className="field-panel"
          aria-label={title}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(anchor.current?.querySelector('button') ?? null);
          }}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
