import { useText } from '@errand/client/i18n.tsx';
import { confirmNewsletter } from '@errand/contract/newsletter';
import { Button } from '@errand/ui/forms/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#platform/api/browser-client.ts';
import { LinkPage } from '#platform/link-page.tsx';
import { unlessOverlay } from '#platform/overlay.ts';
import { useLinkTitle } from '../use-link-title.ts';

export const shouldRevalidate = unlessOverlay;
export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** Confirms a subscription. */
export default function ConfirmPage() {
  const t = useText();
  const [search] = useSearchParams();
  const key = search.get('key') ?? '';
  const confirm = useMutation({ mutationFn: () => api.call(confirmNewsletter, { body: { key } }) });
  const failed = useLinkTitle(confirm.error);
  if (confirm.isSuccess)
    return (
      <LinkPage
        page={t('newsletter.confirm')}
        title={t('newsletter.confirmed')}
        text={t('newsletter.confirmedText')}
        home
      />
    );
  return (
    <LinkPage
      page={t('newsletter.confirm')}
      title={failed ?? t('newsletter.confirm')}
      text={t(failed === null ? 'newsletter.confirmText' : 'newsletter.linkText')}
      error={failed === null ? confirm.error : null}
      home={failed !== null}
    >
      {failed === null && (
        <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('newsletter.confirmButton')}
        </Button>
      )}
    </LinkPage>
  );
}
