import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';

/** Shown in place of a trip that did not load: unknown to this visitor, rejected by the server, or not reached. */
export function TripFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText();
  const rejection = error instanceof ApiError ? error : null;
  if (rejection?.status === 404)
    return (
      <EmptyState
        level={1}
        picture={<StaticPicture name="compass" />}
        title={t('rental-trip.unknownTitle')}
        text={t('rental-trip.unknownText')}
      >
        <ButtonLink variant="soft" to="/track-order?find=trip">
          {t('rental-trip.find')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState
      level={1}
      picture={<StaticPicture name="sport-utility-vehicle" />}
      title={t('rental-trip.failedTitle')}
      text={rejection ? rejection.message : t('rental-trip.failedText')}
    >
      <Button variant="soft" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </EmptyState>
  );
}
