import { getCustomer, listCustomers } from '@errand/contract/console/customers/customers';
import type { PickerSource } from '#blocks/picker/index.ts';
import { api } from '#platform/api.ts';

type Named = { id: number; name: string; phone: string | null; email: string | null };

const toOption = ({ id, name, phone, email }: Named) => ({
  id,
  name: `${name} #${id}`.trim(),
  detail: [phone, email].filter(Boolean).join(' · '),
});

/** Finds accounts by name, mail address or number, except one. */
export function customerSource(exceptId: number): PickerSource {
  return {
    key: ['customers', 'picker', exceptId],
    async load(query, signal) {
      if ('ids' in query) {
        const rows = query.ids.map((id) => api.call(getCustomer, { params: { id } }, { signal }));
        return (await Promise.all(rows)).map(toOption);
      }
      const { rows } = await api.call(
        listCustomers,
        { query: { search: query.search, state: 'active', limit: 10 } },
        { signal },
      );
      return rows.filter(({ id }) => id !== exceptId).map(toOption);
    },
  };
}
