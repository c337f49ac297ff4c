import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { CustomerInfo } from '@errand/contract/customer';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { Copy, Share2 } from 'lucide-react';
import { copyText } from '#platform/copy-text.ts';
import { PageTitle } from '#platform/page-title.tsx';
import '../routes/account-layout-page.css';
import './referral-view.css';

const STEPS = ['send', 'join', 'earn'] as const;

/** The customer's referral code, ways to share it, and its rewards. */
export function ReferralView({ customer }: { customer: CustomerInfo | null }) {
  const t = useText();
  const config = useConfig();
  const money = useMoney();
  if (config.ref_earning_status !== 1) {
    return (
      <EmptyState
        level={1}
        picture="wrapped-gift"
        title={t('account.referralOff')}
        text={t('account.referralOffText')}
      >
        <ButtonLink variant="soft" to="/my-orders">
          {t('account.orders')}
        </ButtonLink>
      </EmptyState>
    );
  }
  const amount = isolate(money.exact(config.ref_earning_exchange_rate));
  const minimum = isolate(money.exact(config.ref_earning_min_order));
  const share = async (code: string) => {
    const url = window.location.origin;
    const text = t('account.referralMessage', {
      code: isolate(code),
      shop: isolateAny(config.business_name),
    });
    if (navigator.share) return navigator.share({ text, url }).catch(() => {});
    return copyText(`${text} ${url}`, t('account.copied'), t('account.copyFailed'));
  };
  return (
    <>
      <PageTitle text={t('account.section.referral-code')} />
      <h1 className="text-h1">{t('account.section.referral-code')}</h1>
      <p className="text-muted account-lead">
        {t('account.referralLead', { amount })}
        {config.ref_earning_min_order > 0 && ` ${t('account.referralMinimum', { minimum })}`}
      </p>
      <section className="referral-view" data-tint="rose">
        <div>
          <h2 className="text-meta">{t('account.yourCode')}</h2>
          <b className="referral-view-code">
            {customer ? <bdi dir="ltr">{customer.ref_code}</bdi> : <Skeleton width="170px" height="1em" />}
          </b>
          <div className="referral-view-actions">
            <Button
              variant="ink"
              disabled={!customer}
              onClick={() =>
                customer && copyText(customer.ref_code, t('account.copied'), t('account.copyFailed'))
              }
            >
              <Copy className="icon" size={18} />
              {t('account.copy')}
            </Button>
            <Button variant="line" disabled={!customer} onClick={() => customer && share(customer.ref_code)}>
              <Share2 className="icon" size={18} />
              {t('account.share')}
            </Button>
          </div>
        </div>
        <StaticPicture name="wrapped-gift" width={150} eager />
      </section>
      <ol className="referral-view-steps">
        {STEPS.map((step, index) => (
          <li key={step}>
            <span className="referral-view-number" aria-hidden="true">
              {index + 1}
            </span>
            <b className="text-title">{t(`account.refer.${step}`, { amount })}</b>
            <span className="text-meta">{t(`account.refer.${step}Text`, { amount })}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
