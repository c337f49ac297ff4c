import { useText } from '@errand/client/i18n.tsx';
import type { setBannerPicture } from '@errand/contract/console/promotions/banners';
import type { setCampaignPicture } from '@errand/contract/console/promotions/campaigns';
import { Button } from '@errand/ui/forms/button.tsx';
import { PictureField } from '@errand/ui/forms/picture-field.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { useChange } from '#platform/query.ts';
import './picture-panel.css';

/** The picture of a promotion. A new one is saved when it is chosen. */
export function PicturePanel(props: {
  endpoint: typeof setBannerPicture | typeof setCampaignPicture;
  id: number;
  url: string | null;
  text: string;
}) {
  const { endpoint, id, url, text } = props;
  const t = useText();
  const change = useChange(endpoint, { done: t('promotions.saved') });

  function save(file: File | null): void {
    const body = new FormData();
    if (file) body.set('picture', file);
    change.mutate({ params: { id }, body });
  }

  return (
    <Panel title={t('promotions.picture')} text={text}>
      <div className="promotion-picture">
        <PictureField
          label={t('promotions.choosePicture')}
          files={[]}
          onChange={([file]) => file && save(file)}
        />
        {url && (
          <>
            <img src={url} alt={t('promotions.picture')} />
            <Button size="sm" variant="quiet" disabled={change.isPending} onClick={() => save(null)}>
              {t('promotions.removePicture')}
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}
