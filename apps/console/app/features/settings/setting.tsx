import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { changeSetting, type SettingRow, undoSetting } from '@errand/contract/console/settings';
import { Button } from '@errand/ui/forms/button.tsx';
import { type ReactNode, useState } from 'react';
import { useDates } from '#platform/format.ts';
import { useChange } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { SettingEditor } from './setting-editor.tsx';
import { SettingPicture } from './setting-picture.tsx';
import { settingText } from './setting-text.ts';
import { useSettingTexts } from './use-setting-texts.ts';
import './setting.css';

/**
 * One setting: its purpose, value, last author and undo. A switch is saved immediately; other values open an editor.
 */
export function Setting(props: {
  row: SettingRow;
  /** What a value that is being edited would do. */
  preview?: ((value: unknown) => ReactNode) | undefined;
}) {
  const { row, preview } = props;
  const t = useText();
  const may = useMay();
  const dates = useDates();
  const language = useLanguage();
  const { name, help, choice } = useSettingTexts()(row.key);
  const [editing, setEditing] = useState(false);
  const change = useChange(changeSetting);
  const undo = useChange(undoSetting, { done: t('settings.undone') });
  const canChange = may('settings.update');
  const isSwitch = row.kind === 'boolean' || row.kind === 'flag';
  const isPicture = row.kind === 'picture';
  const isOn = row.value === true || row.value === 1;
  const shown = row.kind === 'choice' ? choice(row.value) : settingText(row, language);
  const id = `setting-${row.key}`;

  function toggle(): void {
    const value = row.kind === 'flag' ? Number(!isOn) : !isOn;
    change.mutate({ params: { key: row.key }, body: { value, version: row.version } });
  }

  return (
    <li className="setting">
      <div className="setting-text">
        <h3 id={id} className="text-label">
          {name}
        </h3>
        {help && <p className="text-meta">{help}</p>}
        {row.changed_by && row.changed_at && (
          <p className="setting-changed">
            {t('settings.changedBy', { name: row.changed_by.name, when: dates.dateTime(row.changed_at) })}
            {canChange && row.can_undo && (
              <button
                type="button"
                className="text-link underlined"
                disabled={undo.isPending}
                aria-describedby={id}
                onClick={() => undo.mutate({ params: { key: row.key }, body: { version: row.version } })}
              >
                {t('settings.undo')}
              </button>
            )}
          </p>
        )}
        {editing && (
          <SettingEditor row={row} name={name} preview={preview} onClose={() => setEditing(false)} />
        )}
      </div>
      {!editing && (
        <div className="setting-value">
          {isSwitch ? (
            <button
              type="button"
              role="switch"
              className="setting-switch"
              aria-checked={isOn}
              aria-labelledby={id}
              disabled={!canChange || change.isPending}
              onClick={toggle}
            />
          ) : isPicture ? (
            canChange && <SettingPicture row={row} name={name} />
          ) : (
            <>
              {row.kind === 'color' && shown && (
                <i className="setting-swatch" aria-hidden="true" style={{ background: shown }} />
              )}
              <span className="setting-shown text-clip" dir="auto">
                {shown === null ? (
                  <span className="text-faint">{t('settings.several')}</span>
                ) : (
                  shown || <i className="text-faint">{t('settings.empty')}</i>
                )}
              </span>
              {canChange && (
                <Button size="sm" variant="quiet" aria-describedby={id} onClick={() => setEditing(true)}>
                  {t('settings.edit')}
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </li>
  );
}
