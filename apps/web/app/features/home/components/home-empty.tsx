import { useText } from '#platform/i18n/index.ts';
import { useOverlay } from '#platform/overlay.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { StaticPicture } from '#ui/static-picture.tsx';

/** Nobody serves this place in this module. */
export function HomeEmpty() {
  const t = useText();
  const place = useOverlay('place');
  return (
    <EmptyState
      level={2}
      picture={<StaticPicture name="compass" />}
      title={t('home.emptyTitle')}
      text={t('home.emptyText')}
    >
      <Button variant="soft" onClick={() => place.show()}>
        {t('home.changePlace')}
      </Button>
    </EmptyState>
  );
}
