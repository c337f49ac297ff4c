import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { useRootData } from '#platform/config.ts';
import { useOverlay } from '#platform/overlay.ts';
import '../routes/home-page.css';

/** The home page of a module that is not available yet, with links to those that are. */
export function ComingSoon({ type }: { type: 'parcel' | 'rental' }) {
  const t = useText();
  const { modules } = useRootData();
  const chooser = useOverlay('modules');
  const icon = modules.find((module) => module.module_type === type)?.icon_full_url;
  return (
    <div className="page-width home-page-empty">
      <EmptyState
        level={1}
        picture={icon && <Picture src={icon} width={96} eager />}
        title={t(`home.soonTitle.${type}`)}
        text={t(`home.soonText.${type}`)}
      >
        <Button size="lg" variant="soft" onClick={() => chooser.show()}>
          {t('home.otherModule')}
        </Button>
      </EmptyState>
    </div>
  );
}
