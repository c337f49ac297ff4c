import { useText } from '@errand/client/i18n.tsx';
import { type ChatPartner, sendMessage } from '@errand/contract/chat';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextArea } from '@errand/ui/forms/field.tsx';
import { Note } from '@errand/ui/note.tsx';
import { toastError } from '@errand/ui/toast.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { useIdempotentSend } from '#platform/api/idempotent-send.ts';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import './message-dialog.css';

/** Writes to a courier or store and opens the conversation with them. Customers only. */
export function MessageDialog(props: {
  partner: { type: ChatPartner; id: number; name: string };
  /** Why the receiver has changed while the dialog was open. */
  note?: string | null;
  /** The order that the message is about. */
  orderId?: number | undefined;
  open: boolean;
  onClose: () => void;
}) {
  const { partner, note, orderId, open, onClose } = props;
  const t = useText();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const send = useIdempotentSend();
  const write = useMutation({
    mutationFn: (message: string) =>
      send(
        { receiver_type: partner.type, receiver_id: partner.id, order_id: orderId, message },
        (body, headers) => api.call(sendMessage, { body }, { headers }),
      ),
    onSuccess: ({ conversation }) => navigate(`/profile?page=inbox&conversation=${conversation.id}`),
    onError: (error) => toastError(error.message),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (text.trim()) write.mutate(text.trim());
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('chat.writeTo', { name: partner.name })}>
      <form className="message-dialog" onSubmit={submit} noValidate>
        {note && <Note live="status" text={note} />}
        <TextArea
          label={t('chat.write')}
          dir="auto"
          maxLength={2000}
          value={text}
          error={tried && !text.trim() ? t('chat.writeMissing') : null}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" size="lg" full loading={write.isPending}>
          {t('chat.send')}
        </Button>
      </form>
    </Dialog>
  );
}
