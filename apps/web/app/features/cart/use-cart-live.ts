import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { followVisitor } from '#platform/live.ts';
import { useSession } from '#platform/session/index.ts';
import { cartQueue } from './cart-queues.ts';
import { useCartChanges } from './use-cart-changes.ts';
import { visitorName } from './visitor-name.ts';

/**
 * Keeps this page in step with the visitor's other tabs and devices: the cart, the one of rental, and what is kept in
 * the wishlist. When another tab signs in or out, nothing of the person before is left here either. What an earlier
 * page could not send is sent.
 */
export function useCartLive(): void {
  const client = useQueryClient();
  const { token, guestId, module } = useSession();
  const { resume } = useCartChanges();
  const resumed = useRef(resume);
  const before = useRef<string | null | undefined>(undefined);
  const moduleId = module?.id;

  useEffect(() => {
    if (before.current !== undefined && before.current !== token) {
      for (const key of ['cart', 'rental-cart', 'wishlist']) void client.resetQueries({ queryKey: [key] });
    }
    before.current = token;
  }, [client, token]);

  useEffect(() => {
    resumed.current = resume;
  });
  useEffect(() => {
    if ((token || guestId) && moduleId) resumed.current(moduleId);
  }, [token, guestId, moduleId]);

  useEffect(() => {
    if (!token && !guestId) return;
    return followVisitor(visitorName(), token !== null, (change) => {
      if (change.kind !== 'cart') void client.invalidateQueries({ queryKey: ['wishlist'] });
      if (change.kind !== 'wishlist') void client.invalidateQueries({ queryKey: ['rental-cart'] });
      if (change.kind === 'cart') cartQueue(client, change.module_id).refresh();
      if (change.kind === 'again' && moduleId) cartQueue(client, moduleId).refresh();
    });
  }, [client, token, guestId, moduleId]);
}
