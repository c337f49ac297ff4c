import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import type { ComponentProps } from 'react';

type Props = {
  picture: ComponentProps<typeof StaticPicture>['name'];
  error: unknown;
  onRetry: () => void;
};

/** Shown in place of an order that did not load: unknown to this visitor, rejected by the server, or not reached. */
export function OrderFailed({ picture, error, onRetry }: Props) {
  const t = useText();
  const rejection = error instanceof ApiError ? error : null;
  if (rejection?.status === 404) {
    return (
      <EmptyState
        level={1}
        picture={<StaticPicture name="compass" />}
        title={t('orders.unknownTitle')}
        text={t('orders.unknownText')}
      >
        <ButtonLink variant="soft" to="/track-order">
          {t('orders.find.submit')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      picture={<StaticPicture name={picture} />}
      title={t('orders.failedTitle')}
      text={rejection ? rejection.message : t('orders.failedText')}
    >
      <Button variant="soft" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </EmptyState>
  );
}
