import { useText } from '@errand/client/i18n.tsx';
import type { ComponentProps } from 'react';
import { Button } from '../forms/button.tsx';
import { StaticPicture } from '../pictures/static-picture.tsx';
import { EmptyState } from './empty-state.tsx';

/** Replaces content that failed to load and offers to load it again. */
export function FailedState({
  picture,
  onRetry,
  busy = false,
  ...state
}: Omit<ComponentProps<typeof EmptyState>, 'picture' | 'children'> & {
  picture: string;
  onRetry: () => unknown;
  busy?: boolean;
}) {
  const t = useText();
  return (
    <EmptyState {...state} picture={<StaticPicture name={picture} />}>
      <Button variant="soft" loading={busy} onClick={() => void onRetry()}>
        {t('ui.retry')}
      </Button>
    </EmptyState>
  );
}
