import { useText } from '@errand/client/i18n.tsx';
import type { MessageEdition, MessageTexts } from '@errand/contract/console/message-templates';
import { directionOf } from '@errand/domain/language';
import { TEMPLATE_FIELDS } from '@errand/domain/notifications';
import { Note } from '@errand/ui/note.tsx';
import { useDates } from '#platform/format.ts';

/** What the operator should know of their text: it could not be rendered, or the shop's own has improved. */
export function EditionNotes({ edition }: { edition: MessageEdition }) {
  const t = useText();
  const dates = useDates();
  const { failed_at, failure, former_default, default_texts } = edition;
  return (
    <>
      {failed_at && (
        <Note tone="bad" text={t('messages.failedText', { time: dates.dateTime(failed_at), failure })} />
      )}
      {former_default && (
        <Note as="div" tone="warn">
          <div className="message-defaults">
            <b>{t('messages.defaultChanged')}</b>
            <p>{t('messages.defaultChangedText')}</p>
            <div className="message-defaults-columns">
              <Texts title={t('messages.formerDefault')} texts={former_default} edition={edition} />
              <Texts title={t('messages.newDefault')} texts={default_texts} edition={edition} />
            </div>
          </div>
        </Note>
      )}
    </>
  );
}

function Texts(props: { title: string; texts: MessageTexts; edition: MessageEdition }) {
  const { title, texts, edition } = props;
  const { channel, language, former_default, default_texts } = edition;
  const changed = TEMPLATE_FIELDS[channel].filter(
    (field) => (former_default?.[field] ?? '') !== (default_texts[field] ?? ''),
  );
  return (
    <section>
      <h3 className="text-label">{title}</h3>
      {changed.map((field) => (
        <p key={field} className="message-default" lang={language} dir={directionOf(language)}>
          {texts[field] || '–'}
        </p>
      ))}
    </section>
  );
}
