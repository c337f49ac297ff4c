import { useText } from '@errand/client/i18n.tsx';
import { ChevronDown, ChevronRight, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRootData } from '#platform/config.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTags } from '#platform/page-tags.tsx';
import { AddressButton } from '../components/address-button.tsx';
import './help-page.css';

const QUESTIONS = ['track', 'cancel', 'missing', 'pay', 'guest', 'place'] as const;

export const shouldRevalidate = unlessOverlay;

/** Contact details and frequent questions. In the parcel module the page is called Contact. */
export default function HelpPage() {
  const t = useText();
  const { config, session } = useRootData();
  const title = t(session.module?.type === 'parcel' ? 'content.contact' : 'content.help');
  return (
    <div className="page-width">
      <PageTags title={title} description={t('content.helpDescription')} />
      <div className="help-page">
        <h1 className="text-h1">{title}</h1>
        <p className="text-lead">{t('content.helpLead')}</p>
        <ul className="help-page-contacts">
          {config.phone && (
            <li>
              <a className="help-page-contact" href={`tel:${config.phone.replace(/\s/g, '')}`}>
                <Way icon={<Phone size={22} />} name={t('content.call')}>
                  <bdi dir="ltr">{config.phone}</bdi>
                </Way>
              </a>
            </li>
          )}
          {config.email && (
            <li>
              <a className="help-page-contact" href={`mailto:${config.email}`}>
                <Way icon={<Mail size={22} />} name={t('content.write')}>
                  <bdi dir="ltr">{config.email}</bdi>
                </Way>
              </a>
            </li>
          )}
          {config.address && (
            <li>
              <AddressButton className="help-page-contact">
                <Way icon={<MapPin size={22} />} name={t('content.visit')}>
                  <bdi>{config.address}</bdi>
                </Way>
              </AddressButton>
            </li>
          )}
        </ul>
        <div>
          <h2 className="text-h2">{t('content.questions')}</h2>
          {QUESTIONS.map((question) => (
            <details className="help-page-question" key={question} name="faq">
              <summary className="text-title">
                {t(`content.${question}Question`)}
                <ChevronDown size={20} />
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
      <span className="help-page-icon" aria-hidden="true">
        {icon}
      </span>
      <span>
        <span className="text-caption">{name}</span>
        <span className="text-title">{children}</span>
      </span>
      <ChevronRight className="icon mirror-rtl" size={20} />
    </>
  );
}
