import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { ArrowRight } from 'lucide-react';
import { Link } from '#platform/navigation/link.tsx';
import './registration-links.css';

/** Links to store and courier registration, each while it is enabled. */
export function RegistrationLinks() {
  const config = useConfig();
  const { toggle_store_registration: store, toggle_dm_registration: courier } = config;
  if (!store && !courier) return null;
  return (
    <section className="page-section page-width registration-links">
      <div className="registration-links-list">
        {store && (
          <RegistrationLink
            kind="store"
            to="/store-registration?active=active"
            tint="butter"
            picture="convenience-store"
          />
        )}
        {courier && (
          <RegistrationLink
            kind="courier"
            to="/deliveryman-registration"
            tint="sea"
            picture="motor-scooter"
          />
        )}
      </div>
    </section>
  );
}

function RegistrationLink(props: { kind: 'store' | 'courier'; to: string; tint: string; picture: string }) {
  const { kind, to, tint, picture } = props;
  const t = useText();
  return (
    <Link to={to} className="registration-link" data-tint={tint}>
      <div>
        <h2 className="text-h2">{t(`landing.${kind}`)}</h2>
        <p className="text-muted">{t(`landing.${kind}Text`)}</p>
        <span className="text-link">
          {t(`landing.${kind}Link`)}
          <ArrowRight className="icon mirror-rtl" size={16} />
        </span>
      </div>
      <StaticPicture
        name={picture}
        width={168}
        className={kind === 'courier' ? 'picture-icon mirrored' : 'picture-icon'}
      />
    </Link>
  );
}
