import { useText } from '@errand/client/i18n.tsx';
import { ChevronDown, ChevronRight, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRootData } from '#platform/config.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTags } from '#platform/page-tags.tsx';
import { AddressButton } from '../components/address-button.tsx';
import '../content.css';

const QUESTIONS = ['track', 'cancel', 'missing', 'pay', 'guest', 'place'] as const;

export const shouldRevalidate = unlessOverlay;

/** Contact details and frequent questions. In the parcel module the page is called Contact. */
export default function HelpPage() {
  const t = useText();
  const { config, session } = useRootData();
  const title = t(session.module?.type === 'parcel' ? 'content.contact' : 'content.help');
  return (
    <div className="wrap">
      <PageTags title={title} description={t('content.helpDescription')} />
      <div className="help-page">
        <h1 className="h1">{title}</h1>
        <p className="lead">{t('content.helpLead')}</p>
        <ul className="help-ways">
          <li>
            <a className="help-way" href={`tel:${config.phone.replace(/\s/g, '')}`}>
              <Way icon={<Phone size={22} strokeWidth={1.75} />} name={t('content.call')}>
                <bdi dir="ltr">{config.phone}</bdi>
              </Way>
            </a>
          </li>
          <li>
            <a className="help-way" href={`mailto:${config.email}`}>
              <Way icon={<Mail size={22} strokeWidth={1.75} />} name={t('content.write')}>
                <bdi dir="ltr">{config.email}</bdi>
              </Way>
            </a>
          </li>
          <li>
            <AddressButton className="help-way">
              <Way icon={<MapPin size={22} strokeWidth={1.75} />} name={t('content.visit')}>
                <bdi>{config.address}</bdi>
              </Way>
            </AddressButton>
          </li>
        </ul>
        <div className="help-asked">
          <h2 className="h2">{t('content.questions')}</h2>
          {QUESTIONS.map((question) => (
            <details className="faq" key={question} name="faq">
              <summary className="title">
                {t(`content.${question}Question`)}
                <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
              </summary>
              <p>{t(`content.${question}Answer`)}</p>
            </details>
          ))}
        </div>
      </div>
    </div>
  );
}

function Way({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <>
      <span className="gl" aria-hidden="true">
        {icon}
      </span>
      <span>
        <span className="cap">{name}</span>
        <span className="title">{children}</span>
      </span>
      <ChevronRight className="ic flip" size={20} strokeWidth={1.75} aria-hidden="true" />
    </>
  );
}
