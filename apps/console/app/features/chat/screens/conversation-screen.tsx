import { useText } from '@errand/client/i18n.tsx';
import {
  answerConversation,
  type Conversation,
  closeConversation,
  getConversation,
  markConversationRead,
} from '@errand/contract/console/support/chat';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextArea } from '@errand/ui/forms/field.tsx';
import { Note } from '@errand/ui/note.tsx';
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { MailLink, PhoneLink } from '#blocks/contact/contact-links.tsx';
import { Columns, Facts, Page, Panel } from '#blocks/page/page.tsx';
import { useChange, useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { ConversationMessages } from '../conversation-messages.tsx';
import '#blocks/form/form.css';

const PAGE = 100;

export default function ConversationScreen() {
  const t = useText();
  const may = useMay();
  const id = Number(useParams().id);
  const [limit, setLimit] = useState(PAGE);
  const conversation = useRead('chat', getConversation, { params: { id }, query: { limit } });
  const close = useChange(closeConversation);
  useMarkRead(conversation);
  const { closed_at: closedAt, customer_phone: phone, customer_mail: mail, partner } = conversation;
  const partnerName = partner === 'admin' ? t('chat.operator') : conversation.partner_name;
  return (
    <Page
      title={t('chat.one', { name: conversation.customer_name })}
      back={{ to: '/chat', label: t('chat.title') }}
      actions={
        may('chat.answer') && (
          <Button
            size="sm"
            variant="quiet"
            loading={close.isPending}
            onClick={() => close.mutate({ params: { id }, body: { closed: closedAt === null } })}
          >
            {t(closedAt === null ? 'chat.close' : 'chat.open')}
          </Button>
        )
      }
    >
      <Columns
        side={
          <Panel title={t('chat.about')}>
            <Facts
              facts={[
                [t('chat.customer'), <bdi key="name">{conversation.customer_name}</bdi>],
                [t('chat.phone'), phone && <PhoneLink key="phone" phone={phone} />],
                [t('chat.mail'), mail && <MailLink key="mail" mail={mail} />],
              ]}
            />
            {phone && may('orders.read') && (
              <Link className="text-link" to={`/orders?search=${encodeURIComponent(phone)}`}>
                {t('chat.orders')}
              </Link>
            )}
          </Panel>
        }
      >
        <Panel>
          <ConversationMessages
            conversation={conversation}
            partnerName={partnerName}
            onOlder={() => setLimit(limit + PAGE)}
          />
          {closedAt !== null && <Note text={t('chat.isClosed')} />}
          {may('chat.answer') && (
            <ReplyForm id={id} customerName={conversation.customer_name} partnerName={partnerName} />
          )}
        </Panel>
      </Columns>
    </Page>
  );
}

/** Writes to the customer as the partner. Ctrl or ⌘ with Enter sends. */
function ReplyForm(props: { id: number; customerName: string; partnerName: string }) {
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

/** Marks the customer's messages as read while the conversation is on the screen of a member who may answer. */
function useMarkRead({ id, messages, unread }: Conversation): void {
  const may = useMay();
  const { mutate } = useChange(markConversationRead, { silent: true });
  const newest = messages.at(-1)?.id;
  const isDue = unread > 0 && may('chat.answer');
  useEffect(() => {
    const mark = () => {
      if (isDue && document.visibilityState === 'visible') mutate({ params: { id }, body: {} });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, isDue, newest, mutate]);
}
