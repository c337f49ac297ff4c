import { useText } from '@errand/client/i18n.tsx';
import { pathOfLink } from '@errand/domain/navigation';
import { cx } from '@errand/ui/cx.ts';
import { toastError } from '@errand/ui/toast.tsx';
import type { ReactNode } from 'react';
import { useRootData } from '#platform/config.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useSession } from '#platform/session/index.ts';
import './footer-links.css';

/**
 * The footer's link columns. Disabled pages are left out; links that need a sign-in or a location say so when
 * pressed.
 */
export function FooterLinks() {
  const t = useText();
  const { config, session } = useRootData();
  const { token, zoneIds } = useSession();
  const type = session.module?.type;
  const needsLogin = token ? null : t('shell.footer.loginNeeded');
  const needsZone = zoneIds.length > 0 ? null : t('shell.footer.zoneNeeded');
  if (config.footer_menu.length > 0) {
    const blocks = { '/campaigns': needsZone, '/wallet': needsLogin, '/loyalty-points': needsLogin };
    return <OwnMenu blocks={blocks} />;
  }
  return (
    <>
      <Column title={t('shell.footer.company')}>
        <FootLink to="/about-us">{t('shell.footer.about')}</FootLink>
        <FootLink to="/campaigns" blockedBy={needsZone}>
          {t('shell.footer.campaigns')}
        </FootLink>
        <FootLink to="/wallet" blockedBy={needsLogin}>
          {t('shell.footer.wallet')}
        </FootLink>
        <FootLink to="/loyalty-points" blockedBy={needsLogin}>
          {t('shell.footer.loyalty')}
        </FootLink>
      </Column>
      <Column title={t('shell.footer.work')}>
        {config.toggle_store_registration && (
          <FootLink to="/store-registration?active=active">{t('shell.footer.store')}</FootLink>
        )}
        {config.toggle_dm_registration && (
          <FootLink to="/deliveryman-registration">{t('shell.footer.courier')}</FootLink>
        )}
        <FootLink to="/help-and-support">
          {t(type === 'parcel' ? 'shell.footer.contact' : 'shell.footer.help')}
        </FootLink>
        <FootLink to="/track-order">{t(type === 'rental' ? 'shell.trackTrip' : 'shell.trackOrder')}</FootLink>
      </Column>
      <Column title={t('shell.footer.policies')} wide>
        <FootLink to="/terms-and-conditions">{t('shell.footer.terms')}</FootLink>
        <FootLink to="/privacy-policy">{t('shell.footer.privacy')}</FootLink>
        {config.refund_policy !== 0 && <FootLink to="/refund-policy">{t('shell.footer.refunds')}</FootLink>}
        {config.cancelation_policy !== 0 && (
          <FootLink to="/cancellation-policy">{t('shell.footer.cancellation')}</FootLink>
        )}
        {config.shipping_policy !== 0 && (
          <FootLink to="/shipping-policy">{t('shell.footer.shipping')}</FootLink>
        )}
      </Column>
    </>
  );
}

/** The operator's groups of links. `blocks`: the reasons why pages are blocked, by their paths. */
function OwnMenu({ blocks }: { blocks: Record<string, string | null> }) {
  const { config } = useRootData();
  const off: Record<string, boolean> = {
    '/refund-policy': config.refund_policy === 0,
    '/cancellation-policy': config.cancelation_policy === 0,
    '/shipping-policy': config.shipping_policy === 0,
    '/store-registration': !config.toggle_store_registration,
    '/deliveryman-registration': !config.toggle_dm_registration,
  };
  const groups = config.footer_menu.map(({ title, links }) => ({
    title,
    links: links.filter(({ address }) => !off[pathOfLink(address)]),
  }));
  return groups
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => (
      <Column key={title} title={title}>
        {links.map(({ label, address }) =>
          address.startsWith('/') ? (
            <FootLink key={address + label} to={address} blockedBy={blocks[pathOfLink(address)] ?? null}>
              {label}
            </FootLink>
          ) : (
            <li key={address + label}>
              <a href={address} target="_blank" rel="noreferrer">
                {label}
              </a>
            </li>
          ),
        )}
      </Column>
    ));
}

/** `wide`: a full row with two columns on phones. */
function Column({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={cx(wide && 'footer-links-wide')}>
      <h2 className="footer-title">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

/** `blockedBy` is the reason why the link is blocked, shown instead of the page. */
function FootLink(props: { to: string; blockedBy?: string | null; children: string }) {
  const { to, blockedBy, children } = props;
  return (
    <li>
      <Link
        to={to}
        onClick={(event) => {
          if (!blockedBy) return;
          event.preventDefault();
          toastError(blockedBy);
        }}
      >
        {children}
      </Link>
    </li>
  );
}
