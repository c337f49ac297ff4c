import { useText } from '@errand/client/i18n.tsx';
import type { setBrandPicture } from '@errand/contract/console/catalog/brands';
import type { setCategoryPicture } from '@errand/contract/console/catalog/categories';
import { Button } from '@errand/ui/forms/button.tsx';
import { PictureField } from '@errand/ui/forms/picture-field.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { useChange } from '#platform/query.ts';
import './picture-panel.css';

type PictureEndpoint = typeof setCategoryPicture | typeof setBrandPicture;

/** The picture of a category or brand. A new one is saved when it is chosen. */
export function PicturePanel(props: { endpoint: PictureEndpoint; id: number; url: string | null }) {
  const { endpoint, id, url } = props;
  const t = useText();
  const change = useChange(endpoint);

  function save(file: File | null): void {
    const body = new FormData();
    if (file) body.set('picture', file);
    change.mutate(
      { params: { id }, body },
      {
        onSuccess: () => toastDone(t(file ? 'catalog.pictureSaved' : 'catalog.pictureRemoved')),
      },
    );
  }

  return (
    <Panel title={t('catalog.onePicture')}>
      <div className="picture-panel">
        <PictureField label={t('catalog.newPicture')} files={[]} onChange={([file]) => file && save(file)} />
        {url && (
          <div className="picture-panel-now">
            <img src={url} alt={t('catalog.onePicture')} />
            <Button size="sm" variant="quiet" disabled={change.isPending} onClick={() => save(null)}>
              {t('catalog.removeOnePicture')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
