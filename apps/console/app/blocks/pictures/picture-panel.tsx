import { useText } from '@errand/client/i18n.tsx';
import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type { InputOf } from '@errand/contract/endpoint';
import { Button } from '@errand/ui/forms/button.tsx';
import { PictureField } from '@errand/ui/forms/picture-field.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { useChange } from '#platform/query.ts';
import './picture-panel.css';

type Input = { params: { id: number }; body: FormData };

/** The picture of an object. A new one is saved when it is chosen. `endpoint` is made by `setPicture`. */
export function PicturePanel<E extends ConsoleEndpoint>(props: {
  endpoint: Input extends InputOf<E> ? E : never;
  id: number;
  url: string | null;
  text?: string;
}) {
  const { endpoint, id, url, text } = props;
  const t = useText();
  const change = useChange<E>(endpoint);

  function save(file: File | null): void {
    const body = new FormData();
    if (file) body.set('picture', file);
    change.mutate({ params: { id }, body } as unknown as InputOf<E>, {
      onSuccess: () => toastDone(t(file ? 'blocks.pictureSaved' : 'blocks.pictureRemoved')),
    });
  }

  return (
    <Panel title={t('blocks.picture')} {...(text && { text })}>
      <div className="picture-panel">
        <PictureField label={t('blocks.newPicture')} files={[]} onChange={([file]) => file && save(file)} />
        {url && (
          <div className="picture-panel-now">
            <img src={url} alt={t('blocks.picture')} />
            <Button size="sm" variant="quiet" disabled={change.isPending} onClick={() => save(null)}>
              {t('blocks.removePicture')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
