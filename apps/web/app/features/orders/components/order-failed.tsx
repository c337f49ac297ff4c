import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { FailedState } from '@errand/ui/lists/failed-state.tsx';

const TEXTS = {
  order: {
    unknown: 'orders.unknownTitle',
    unknownText: 'orders.unknownText',
    find: 'orders.find.submit',
    failed: 'orders.failedTitle',
    failedText: 'orders.failedText',
    path: '/track-order',
  },
  trip: {
    unknown: 'rental-trip.unknownTitle',
    unknownText: 'rental-trip.unknownText',
    find: 'rental-trip.find',
    failed: 'rental-trip.failedTitle',
    failedText: 'rental-trip.failedText',
    path: '/track-order?find=trip',
  },
} as const;

/** Shown in place of an order that did not load: unknown to this visitor, rejected by the server, or not reached. */
export function OrderFailed(props: {
  kind?: keyof typeof TEXTS;
  picture: string;
  error: unknown;
  onRetry: () => void;
}) {
  const { kind = 'order', picture, error, onRetry } = props;
  const t = useText();
  const texts = TEXTS[kind];
  const rejection = error instanceof ApiError ? error : null;
  if (rejection?.status === 404)
    return (
      <EmptyState level={1} picture="compass" title={t(texts.unknown)} text={t(texts.unknownText)}>
        <ButtonLink variant="soft" to={texts.path}>
          {t(texts.find)}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <FailedState
      level={1}
      picture={picture}
      title={t(texts.failed)}
      text={rejection ? rejection.message : t(texts.failedText)}
      onRetry={onRetry}
    />
  );
}
