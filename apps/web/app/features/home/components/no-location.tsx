import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { useRootData } from '#platform/config.ts';
import { useOverlay } from '#platform/overlay.ts';
import '../routes/home-page.css';

/** The home page without a location or module: asks for what is missing, the location first. */
export function NoLocation() {
  const t = useText();
  const { session } = useRootData();
  const place = useOverlay('place');
  const modules = useOverlay('modules');
  const missing = session.zoneIds.length === 0 ? 'place' : 'module';
  return (
    <div className="page-width home-page-empty">
      {missing === 'place' ? (
        <EmptyState
          level={1}
          picture={<StaticPicture name="compass" eager />}
          title={t('home.noPlaceTitle')}
          text={t('home.noPlaceText')}
        >
          <Button size="lg" onClick={() => place.show()}>
            {t('home.chooseLocation')}
          </Button>
        </EmptyState>
      ) : (
        <EmptyState
          level={1}
          picture={<StaticPicture name="shopping-bags" eager />}
          title={t('home.noModuleTitle')}
          text={t('home.noModuleText')}
        >
          <Button size="lg" onClick={() => modules.show()}>
            {t('home.chooseModule')}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}
