import { useText } from '@errand/client/i18n.tsx';
import type { ImportDetail } from '@errand/contract/console/imports';
import { cx } from '@errand/ui/cx.ts';
import { Panel } from '#blocks/page/page.tsx';
import type { ImportArea } from './import-area.ts';
import './import-result.css';

/** The errors of a file by line and column. */
export function ImportFaults({ run: { faults, fault_count: total } }: { run: ImportDetail }) {
  const t = useText();
  const isAll = faults.length === total;
  return (
    <Panel
      title={t('imports.faults')}
      text={isAll ? t('imports.faultsText') : t('imports.faultsFirst', { count: faults.length, total })}
    >
      <div className="import-lines">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('imports.line')}</th>
              <th scope="col">{t('imports.column')}</th>
              <th scope="col">{t('imports.wrong')}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ line, column, text }) => (
              <tr key={`${line} ${column} ${text}`}>
                <td>{line}</td>
                <td>
                  <bdi>{column ?? t('imports.wholeRow')}</bdi>
                </td>
                <td dir="auto">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

/** New and changed products or vehicles. */
export function ImportChanges({ run: { changes }, area }: { run: ImportDetail; area: ImportArea }) {
  const t = useText();
  return (
    <Panel title={t(`imports.products.${area.of}`)} text={t(`imports.changesText.${area.of}`)}>
      <div className="import-lines">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('imports.line')}</th>
              <th scope="col">{t('imports.name')}</th>
              <th scope="col">{t('imports.change')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ line, name, change }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>
                  <bdi>{name}</bdi>
                </td>
                <td>
                  <span className={cx('tag', change === 'created' && 'ok')}>{t(`imports.${change}`)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
