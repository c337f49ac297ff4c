import { useText } from '@errand/client/i18n.tsx';
import { Panel } from '#blocks/page/page.tsx';

/** Private files of the customer, such as a prescription. */
export function AttachmentsPanel({ urls }: { urls: readonly string[] }) {
  const t = useText();
  if (urls.length === 0) return null;
  return (
    <Panel title={t('orders.attachments')}>
      <ul>
        {urls.map((url, index) => (
          <li key={url}>
            <a className="text-link" href={url} target="_blank" rel="noreferrer">
              {t('orders.attachment', { number: index + 1 })}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
