import { useText } from '@errand/client/i18n.tsx';
import { type SettingRow, setSettingPicture } from '@errand/contract/console/settings';
import { Button } from '@errand/ui/forms/button.tsx';
import { PictureField } from '@errand/ui/forms/picture-field.tsx';
import { errorMessage } from '#platform/api-error.ts';
import { useChange } from '#platform/query.ts';

/** The picture of a setting. A new one is saved when it is chosen; a refusal stands at the field. */
export function SettingPicture({ row, name }: { row: SettingRow; name: string }) {
  const t = useText();
  const change = useChange(setSettingPicture, { done: t('settings.saved'), silent: true });

  function save(file: File | null): void {
    const body = new FormData();
    body.set('version', row.version);
    if (file) body.set('picture', file);
    change.mutate({ params: { key: row.key }, body });
  }

  return (
    <div className="setting-picture" data-setting={row.key}>
      {row.picture_url && (
        <>
          <img src={row.picture_url} alt={name} />
          <Button size="sm" variant="quiet" disabled={change.isPending} onClick={() => save(null)}>
            {t('settings.removePicture')}
          </Button>
        </>
      )}
      <PictureField
        label={name}
        files={[]}
        error={change.error && errorMessage(change.error, t)}
        onChange={([file]) => file && save(file)}
      />
    </div>
  );
}
