import { useText } from '@errand/client/i18n.tsx';
import { STORE_PICTURES, type StoreDetail, setStorePicture } from '@errand/contract/console/stores';
import { Button } from '@errand/ui/forms/button.tsx';
import { PictureField } from '@errand/ui/forms/picture-field.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { useChange } from '#platform/query.ts';
import './store-pictures.css';

/** Logo and cover. A new picture is saved when it is chosen. */
export function StorePictures({ store }: { store: StoreDetail }) {
  const t = useText();
  return (
    <Panel title={t('stores.pictures')}>
      <div className="store-pictures">
        {STORE_PICTURES.map((kind) => (
          <StorePicture key={kind} id={store.id} kind={kind} url={store[kind]} />
        ))}
      </div>
    </Panel>
  );
}

function StorePicture(props: { id: number; kind: (typeof STORE_PICTURES)[number]; url: string | null }) {
  const { id, kind, url } = props;
  const t = useText();
  const change = useChange(setStorePicture, { done: t('stores.pictureSaved') });
  const label = t(`stores.${kind}`);

  function save(file: File | null): void {
    const body = new FormData();
    body.set('kind', kind);
    if (file) body.set('picture', file);
    change.mutate({ params: { id }, body });
  }

  return (
    <div className="store-picture" data-kind={kind}>
      <PictureField label={label} files={[]} onChange={([file]) => file && save(file)} />
      {url && (
        <>
          <img src={url} alt={label} />
          <Button size="sm" variant="quiet" disabled={change.isPending} onClick={() => save(null)}>
            {t('stores.removePicture')}
          </Button>
        </>
      )}
    </div>
  );
}
