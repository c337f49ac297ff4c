import { useText } from '@errand/client/i18n.tsx';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import './parcel-contact.css';

/** The link to help and contact [PARCEL-06]. */
export function ParcelContact() {
  const t = useText();
  return (
    <section className="parcel-contact" aria-labelledby="parcel-contact">
      <StaticPicture name="ring-buoy" width={72} />
      <div>
        <h2 className="text-h3" id="parcel-contact">
          {t('parcel-home.contactTitle')}
        </h2>
        <p className="text-muted">{t('parcel-home.contactText')}</p>
      </div>
      <ButtonLink variant="line" to="/help-and-support">
        {t('parcel-home.contact')}
      </ButtonLink>
    </section>
  );
}
