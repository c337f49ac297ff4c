import { useText } from '@errand/client/i18n.tsx';
import { getCustomerInfo, updateInterest } from '@errand/contract/customer';
import type { ModuleType } from '@errand/domain/modules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { toastApiError } from '#platform/api-error.ts';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import { readSession, useSession } from '#platform/session/index.ts';
import {
  interestsIn,
  mirrorInterests,
  storeAccountInterests,
  storeInterests,
} from '#platform/session/interests.ts';

export type Interests = {
  chosen: ReadonlySet<number>;
  saving: boolean;
  toggle: (categoryId: number) => void;
  save: () => Promise<void>;
};

/**
 * The visitor's chosen categories of a module, which order its home page. A customer's choice is saved to the account
 * too, except that of rental: the account knows categories of items only.
 */
export function useInterests(
  { id: moduleId, type }: { id: number; type: ModuleType },
  categories: { id: number }[],
): Interests {
  const t = useText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { token } = useSession();
  const [ticked, setTicked] = useState<ReadonlySet<number> | null>(null);
  const [before, setBefore] = useState<number[]>([]);
  const [saving, setSaving] = useState(false);

  useEffect(() => {
    let wanted = true;
    const account = () =>
      client.fetchQuery({ queryKey: queryKeys.customer, queryFn: () => api.call(getCustomerInfo, {}) });
    const here = interestsIn({ id: moduleId, module_type: type });
    const known =
      token && type !== 'rental'
        ? account().then((info) => [...new Set([...info.selected_modules_for_interest, ...here])])
        : here;
    Promise.resolve(known)
      .then((ids) => wanted && setBefore(ids))
      // Starts empty when earlier choices cannot be loaded.
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [client, moduleId, type, token]);

  const here = new Set(categories.map(({ id }) => id));
  const chosen = ticked ?? new Set(before.filter((id) => here.has(id)));

  async function save(): Promise<void> {
    setSaving(true);
    try {
      if (readSession().token && type !== 'rental') {
        const interest = [...before.filter((id) => !here.has(id)), ...chosen];
        await api.call(updateInterest, { body: { interest } });
        storeAccountInterests(interest);
        void client.invalidateQueries({ queryKey: queryKeys.customer });
      }
      const module = { id: moduleId, module_type: type };
      storeInterests(module, [...chosen]);
      mirrorInterests(module);
      await navigate('/home');
    } catch (error) {
      setSaving(false);
      toastApiError(error, t);
    }
  }

  return {
    chosen,
    saving,
    toggle: (id) => setTicked(chosen.has(id) ? without(chosen, id) : new Set([...chosen, id])),
    save,
  };
}

function without(ids: ReadonlySet<number>, gone: number): ReadonlySet<number> {
  return new Set([...ids].filter((id) => id !== gone));
}
