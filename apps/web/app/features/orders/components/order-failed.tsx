import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import type { ComponentProps } from 'react';

type Props = { picture: ComponentProps<typeof StaticPicture>['name']; onRetry: () => void };

/** Shown in place of the page when loading the order failed for any reason other than "not found". */
export function OrderFailed({ picture, onRetry }: Props) {
  const t = useText();
  return (
    <EmptyState
      level={1}
      picture={<StaticPicture name={picture} />}
      title={t('orders.failedTitle')}
      text={t('orders.failedText')}
    >
      <Button variant="soft" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </EmptyState>
  );
}
