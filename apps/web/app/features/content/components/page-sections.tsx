import { useText } from '@errand/client/i18n.tsx';
import './page-sections.css';

/** Links to the sections of a long page, on wide screens. */
export function PageSections({ sections }: { sections: { id: string; title: string }[] }) {
  const t = useText();
  if (sections.length < 2) return <div />;
  return (
    <nav className="page-sections" aria-label={t('content.sections')}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
