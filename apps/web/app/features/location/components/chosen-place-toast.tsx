import { useEffect } from 'react';
import { useRootData } from '#platform/config.ts';
import { useText } from '#platform/i18n/index.ts';
import { toastDone } from '#ui/toast.tsx';
import { takeChosenPlace } from '../chosen-place.ts';

/** Says once, after the page has come back, that a saved address is the place now. Stands after the toaster. */
export function ChosenPlaceToast() {
  const t = useText();
  const rental = useRootData().session.module?.type === 'rental';
  useEffect(() => {
    if (takeChosenPlace()) toastDone(t(rental ? 'location.newPickup' : 'location.newDelivery'));
  }, [t, rental]);
  return null;
}
