import { useText } from '@errand/client/i18n.tsx';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Page } from '#blocks/page/page.tsx';
import { LastDays } from '../last-days.tsx';
import { TodayTiles } from '../today-tiles.tsx';
import { Waiting } from '../waiting.tsx';

export default function TodayScreen() {
  const t = useText();
  return (
    <Page
      title={t('analytics.today')}
      text={t('analytics.todayText')}
      actions={
        <ButtonLink to="/analytics" variant="quiet">
          {t('analytics.more')}
        </ButtonLink>
      }
    >
      <TodayTiles />
      <div className="today-columns">
        <LastDays />
        <Waiting />
      </div>
    </Page>
  );
}
