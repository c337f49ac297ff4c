import { useText } from '@errand/client/i18n.tsx';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import './prescription-files.css';

/** The pictures of a prescription, large enough to read; each opens in a tab of its own. PDFs are links. */
export function PrescriptionFiles({ urls }: { urls: readonly string[] }) {
  const t = useText();
  if (urls.length === 0) return <p className="text-caption">{t('orders.rx.noFiles')}</p>;
  return (
    <ul className="prescription-files">
      {urls.map((url, index) => (
        <li key={url}>
          <PrescriptionFile url={url} name={t('orders.attachment', { number: index + 1 })} />
        </li>
      ))}
    </ul>
  );
}

function PrescriptionFile({ url, name }: { url: string; name: string }) {
  const [isPicture, setPicture] = useState(true);
  return (
    <a className="prescription-file" href={url} target="_blank" rel="noreferrer">
      {isPicture ? (
        <img src={url} alt={name} onError={() => setPicture(false)} />
      ) : (
        <>
          <FileText className="icon" size={22} />
          {name}
        </>
      )}
    </a>
  );
}
