import { useText } from '@errand/client/i18n.tsx';
import { openShop, type SetUpStep } from '@errand/contract/console/set-up';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { toastApiError } from '#platform/api-error.ts';
import { setGuide } from '#platform/guide.ts';
import { useChange } from '#platform/query.ts';

/** Opens the shop for orders, or closes it. What is missing is named instead. */
export function OpenShop({ isOpen, missing }: { isOpen: boolean; missing: readonly SetUpStep[] }) {
  const t = useText();
  const change = useChange(openShop);
  if (!isOpen && missing.length > 0)
    return (
      <p className="text-caption">
        {t('set-up.openMissing', { steps: missing.map((step) => t(`set-up.${step}`)).join(' · ') })}
      </p>
    );
  return (
    <Button
      size="sm"
      variant={isOpen ? 'quiet' : 'primary'}
      loading={change.isPending}
      onClick={() =>
        change.mutate(
          { body: { open: !isOpen } },
          {
            onSuccess() {
              if (!isOpen) setGuide(null);
              toastDone(t(isOpen ? 'set-up.closedNow' : 'set-up.openNow'));
            },
            onError: (error) => toastApiError(error, t),
          },
        )
      }
    >
      {t(isOpen ? 'set-up.closeShop' : 'set-up.openShop')}
    </Button>
  );
}
