import { useText } from '@errand/client/i18n.tsx';
import { Note } from '@errand/ui/note.tsx';
import { MailOpen } from 'lucide-react';

/** Says below the form that a link must be used. Loaded after a subscription, because most views have none. */
export function NewsletterSent() {
  const t = useText();
  return (
    <div className="footer-news-form">
      <Note tone="info" icon={MailOpen} live="status" text={t('newsletter.sent')} />
    </div>
  );
}
