import { useText } from '@errand/client/i18n.tsx';
import { listSettings, SETTING_GROUPS, type SettingRow } from '@errand/contract/console/settings';
import { containsWords } from '@errand/domain/search';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Page, Panel } from '#blocks/page/page.tsx';
import { SearchInput } from '#blocks/search/search-input.tsx';
import { useRead } from '#platform/query.ts';
import { useSession } from '#platform/session.ts';
import { Setting } from '../setting.tsx';
import { isTermSetting, termSettingsOf } from '../terms/term-settings.ts';
import { firstExample, TermsExample, TermsPreview } from '../terms/terms-example.tsx';
import { useSettingTexts } from '../use-setting-texts.ts';
import './settings-screen.css';

/** All settings by group; the search finds names, help and keys in all groups. */
export default function SettingsScreen() {
  const t = useText();
  const texts = useSettingTexts();
  const [params, setParams] = useSearchParams();
  const data = useRead('settings', listSettings, {});
  const search = params.get('search') ?? '';
  const group = SETTING_GROUPS.find((name) => name === params.get('group')) ?? SETTING_GROUPS[0];
  const isMatch = ({ key }: SettingRow) => {
    const { name, help } = texts(key);
    return containsWords(`${name} ${help} ${key}`, search);
  };
  const rows = data.rows.filter((row) => (search ? isMatch(row) : row.group === group));
  const { money } = useSession();
  const isTaxIncluded = data.rows.some(({ key, value }) => key === 'tax_included' && value === 1);
  const [example, setExample] = useState(() => firstExample(money.digits, isTaxIncluded));
  const terms = termSettingsOf(data.rows);
  return (
    <Page title={t('settings.title')} text={t('settings.text')}>
      <SearchInput
        label={t('settings.search')}
        value={search}
        onChange={(text) => setParams(text ? { search: text } : { group }, { replace: true })}
      />
      <div className="settings-columns">
        <nav className="settings-groups" aria-label={t('settings.groups')}>
          {SETTING_GROUPS.map((name) => (
            <button
              key={name}
              type="button"
              aria-current={!search && name === group ? 'true' : undefined}
              onClick={() => setParams({ group: name })}
            >
              {t(`settings.group.${name}`)}
            </button>
          ))}
          <Link to="/settings/whatsapp">{t('settings.whatsapp')}</Link>
        </nav>
        <div className="settings-panels">
          {!search && group === 'terms' && (
            <TermsExample settings={terms} example={example} onChange={setExample} />
          )}
          <Panel title={search ? t('settings.found', { count: rows.length }) : t(`settings.group.${group}`)}>
            {rows.length === 0 ? (
              <EmptyState title={t('settings.noMatch')} text={t('settings.noMatchText')} />
            ) : (
              <ul className="settings-list">
                {rows.map((row) => (
                  <Setting
                    key={row.key}
                    row={row}
                    preview={
                      isTermSetting(row.key)
                        ? (value) => (
                            <TermsPreview settings={{ ...terms, [row.key]: value }} example={example} />
                          )
                        : undefined
                    }
                  />
                ))}
              </ul>
            )}
          </Panel>
        </div>
      </div>
    </Page>
  );
}
