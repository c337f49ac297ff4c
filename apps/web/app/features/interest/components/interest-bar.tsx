import { useText } from '@errand/client/i18n.tsx';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import type { Interests } from '../use-interests.ts';
import './interest-bar.css';

/** A sticky bar with the number of chosen categories, Skip and Continue. Skip is a link and works without scripts. */
export function InterestBar({ interests }: { interests: Interests }) {
  const t = useText();
  const { chosen, saving, save, skip } = interests;
  return (
    <div className="interest-bar" data-bottom-bar>
      <div className="page-width">
        <Announced className="text-label">{t('interest.chosen', { count: chosen.size })}</Announced>
        <ButtonLink variant="quiet" to="/home" onClick={skip}>
          {t('interest.skip')}
        </ButtonLink>
        <Button disabled={chosen.size === 0} loading={saving} onClick={() => void save()}>
          {t('interest.continue')}
        </Button>
      </div>
    </div>
  );
}
