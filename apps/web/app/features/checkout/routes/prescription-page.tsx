import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { isOn } from '@errand/contract/flag';
import { getStore, type StoreDetail } from '@errand/contract/stores';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { ArrowLeft, BadgeCheck, Camera, ReceiptText } from 'lucide-react';
import { useCustomer } from '#features/auth/index.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { Link } from '#platform/navigation/link.tsx';
import { cachedData } from '#platform/navigation/page-data.ts';
import { orNotFound } from '#platform/or-not-found.ts';
import { unlessOverlay, useOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { requestedScope } from '#platform/requested-scope.ts';
import { useSession } from '#platform/session/index.ts';
import { usePageModule } from '#platform/use-page-module.ts';
import { FindingOrder } from '../place/finding-order.tsx';
import { trackHref, useOpenAttempt } from '../place/use-open-attempt.ts';
import { draftOf, PrescriptionForm } from '../prescription/prescription-form.tsx';
import { clearDraft } from '../use-draft.ts';
import { CheckoutSkeleton } from '../view/checkout-skeleton.tsx';
import type { Route } from './+types/prescription-page.ts';
import './prescription-page.css';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const headers = requestedScope(new URL(request.url));
  return { store: await orNotFound(api.call(getStore, { params: { id: params.id } }, { headers })) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedData(args);
export const shouldRevalidate = unlessOverlay;

/** Sends a prescription to a pharmacy, which then offers a price. */
export default function PrescriptionPage({ loaderData: { store } }: Route.ComponentProps) {
  const t = useText();
  usePageModule(store.module_id);
  return (
    <div className="page-width prescription-page">
      <PageTitle text={t('checkout.rx.title')} />
      <meta name="robots" content="noindex" />
      <header className="prescription-head">
        <Link className="text-link prescription-back" to={`/store/${store.slug}`}>
          <ArrowLeft className="icon mirror-rtl" size={18} />
          <bdi>{store.name}</bdi>
        </Link>
        <h1 className="text-h1">{t('checkout.rx.title')}</h1>
        <ol className="prescription-steps">
          {(
            [
              [Camera, t('checkout.rx.step.send')],
              [ReceiptText, t('checkout.rx.step.price')],
              [BadgeCheck, t('checkout.rx.step.accept')],
            ] as const
          ).map(([Icon, text]) => (
            <li key={text}>
              <Icon className="icon" size={20} />
              {text}
            </li>
          ))}
        </ol>
      </header>
      <FormOrReason key={store.id} store={store} />
    </div>
  );
}

/** The form, or why there is none. */
function FormOrReason({ store }: { store: StoreDetail }) {
  const t = useText();
  const auth = useOverlay('auth');
  const { token } = useSession();
  const { customer, loading } = useCustomer();
  const { guest_checkout_status: guests, prescription_order_status: isOffered } = useConfig();
  const attempt = useOpenAttempt('prescription', trackHref, () =>
    clearDraft(draftOf(store, customer?.id ?? null)),
  );
  if (!isOffered || !store.prescription_order)
    return (
      <EmptyState level={2} picture="receipt" title={t('checkout.rx.off')} text={t('checkout.rx.offText')}>
        <ButtonLink variant="soft" to="/prescription">
          {t('checkout.rx.others')}
        </ButtonLink>
      </EmptyState>
    );
  if (attempt === 'looking') return <FindingOrder level={2} />;
  if (loading && !customer) return <CheckoutSkeleton />;
  if (!token && !isOn(guests))
    return (
      <EmptyState level={2} picture="key" title={t('checkout.signInTitle')} text={t('checkout.signInText')}>
        <Button onClick={() => auth.show('sign-in')}>{t('auth.signIn')}</Button>
      </EmptyState>
    );
  return <PrescriptionForm store={store} customer={customer} />;
}
