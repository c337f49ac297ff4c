import { Dialog } from '@errand/ui/dialog.tsx';
import type { ReactNode } from 'react';
import { Form } from './form.tsx';
import type { FormEndpoint, FormProps } from './form-types.ts';
import './form-dialog.css';

type Props<E extends FormEndpoint> = Omit<FormProps<E>, 'onCancel'> & {
  open?: boolean;
  title: string;
  onClose: () => void;
  /** What stands above the form. */
  children?: ReactNode;
};

/** A form in a dialog, which a success closes unless `onDone` does something else. */
export function FormDialog<E extends FormEndpoint>(props: Props<E>) {
  const { open = true, title, onClose, children, ...form } = props;
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className="form-dialog">
        {children}
        <Form {...form} onDone={form.onDone ?? onClose} onCancel={onClose} />
      </div>
    </Dialog>
  );
}
