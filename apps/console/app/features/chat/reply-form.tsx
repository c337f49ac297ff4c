import { useText } from '@errand/client/i18n.tsx';
import { answerConversation } from '@errand/contract/console/support/chat';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextArea } from '@errand/ui/forms/field.tsx';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useChange } from '#platform/query.ts';
import '#blocks/form/form.css';

/** Writes to the customer as the partner. Ctrl or ⌘ with Enter sends. */
export function ReplyForm(props: { id: number; customerName: string; partnerName: string }) {
  const { id, customerName, partnerName } = props;
  const t = useText();
  const [text, setText] = useState('');
  const answer = useChange(answerConversation);

  function send(event?: FormEvent): void {
    event?.preventDefault();
    if (text.trim() === '' || answer.isPending) return;
    answer.mutate({ params: { id }, body: { text: text.trim() } }, { onSuccess: () => setText('') });
  }

  function sendByKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  }

  return (
    <form className="form" onSubmit={send}>
      <TextArea
        label={t('chat.write', { name: customerName })}
        help={t('chat.writeAs', { partner: partnerName })}
        rows={3}
        dir="auto"
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={sendByKey}
      />
      <div className="form-buttons">
        <Button type="submit" loading={answer.isPending} disabled={text.trim() === ''}>
          {t('chat.send')}
        </Button>
      </div>
    </form>
  );
}
