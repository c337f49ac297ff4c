import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { useOverlay } from '#platform/overlay.ts';

/** Shown when no store of the module serves the location. */
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
