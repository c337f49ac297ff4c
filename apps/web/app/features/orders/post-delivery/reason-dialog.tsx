import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone, toastError } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { fieldRejection } from '#platform/api/field-rejection.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { type Reasoned, ReasonForm } from './reason-form.tsx';

type Props = Pick<ComponentProps<typeof ReasonForm>, 'name' | 'load' | 'legend' | 'words' | 'needsWords'> & {
  orderId: number;
  open: boolean;
  onClose: () => void;
  title: string;
  button: string;
  /** While nothing is chosen that could be sent. */
  disabled?: boolean;
  /** Sends the request and returns the server's message. */
  send: (given: Reasoned) => Promise<{ message: string }>;
  /** Shown above the form. */
  children?: ReactNode;
};

/** A dialog that sends a reason with text and pictures, for refunds and reports. Refetches the order afterwards. */
export function ReasonDialog(props: Props) {
  const { orderId, open, onClose, title, button, disabled = false, send, children, ...form } = props;
  const client = useQueryClient();
  const id = useId();
  const sending = useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => {
      onClose();
      toastDone(message);
    },
    onError: (error) => {
      if (fieldRejection(error, 'image') === null) toastError(error.message);
    },
    onSettled: () =>
      Promise.all(
        [queryKeys.order.all(orderId), queryKeys.trips.all].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      dismissible={!sending.isPending}
      footer={
        <Button type="submit" form={id} size="lg" full disabled={disabled} loading={sending.isPending}>
          {button}
        </Button>
      }
    >
      {children}
      <ReasonForm
        id={id}
        {...form}
        pictures
        picturesError={fieldRejection(sending.error, 'image')}
        onSend={(given) => sending.mutate(given)}
      />
    </Dialog>
  );
}
