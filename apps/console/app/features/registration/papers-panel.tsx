import { useText } from '@errand/client/i18n.tsx';
import { showCourierPapers, showStorePapers } from '@errand/contract/console/support/applications';
import { Button } from '@errand/ui/forms/button.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { useChange } from '#platform/query.ts';
import './papers-panel.css';

/** The private papers of an application. They are loaded only on request, and never stored in the browser. */
export function PapersPanel({ kind, id, count }: { kind: 'courier' | 'store'; id: number; count: number }) {
  const t = useText();
  const show = useChange(kind === 'store' ? showStorePapers : showCourierPapers);
  return (
    <Panel title={t('applications.papers')} text={t('applications.papersText')}>
      {count === 0 ? (
        <p>{t('applications.noPapers')}</p>
      ) : show.data ? (
        <ul className="papers-panel">
          {show.data.papers.map(({ paper, url }, index) => (
            <li key={`${paper} ${index}`}>
              <figure>
                <img src={url} alt={t(`applications.paper.${paper}`)} />
                <figcaption className="text-caption">{t(`applications.paper.${paper}`)}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      ) : (
        <div className="form-buttons">
          <Button variant="quiet" loading={show.isPending} onClick={() => show.mutate({ params: { id } })}>
            {t('applications.showPapers', { count })}
          </Button>
        </div>
      )}
    </Panel>
  );
}
