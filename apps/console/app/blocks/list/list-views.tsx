import { formText } from '@errand/client/forms/form-data.ts';
import { useText } from '@errand/client/i18n.tsx';
import { createView, deleteView, listViews } from '@errand/contract/console/views';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, Trash2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { consoleQuery, useChange } from '#platform/query.ts';
import type { ListAddress } from './use-list-address.ts';

/** The member's saved views of a list: filters, sorting and columns under a name. */
export function ListViews({ list, address }: { list: string; address: ListAddress }) {
  const t = useText();
  const [naming, setNaming] = useState(false);
  const { data } = useQuery(consoleQuery('views', listViews, { query: { list } }));
  const remove = useChange(deleteView);
  const current = address.query();
  const shown = data?.rows.find(({ query }) => query === current);
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger className="list-tool">
          <Bookmark className="icon" size={17} />
          <span className="text-clip">{shown?.name ?? t('blocks.views')}</span>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" align="end" sideOffset={6}>
            <DropdownMenu.Item className="menu-item" onSelect={() => address.open('')}>
              {t('blocks.everything')}
            </DropdownMenu.Item>
            {data?.rows.map(({ id, name, query }) => (
              <DropdownMenu.Item key={id} className="menu-item" onSelect={() => address.open(query)}>
                <span className="text-clip">{name}</span>
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Separator className="menu-line" />
            {shown ? (
              <DropdownMenu.Item
                className="menu-item"
                onSelect={() => remove.mutate({ params: { id: shown.id } })}
              >
                <Trash2 className="icon" size={17} />
                {t('blocks.deleteView', { name: shown.name })}
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.Item
                className="menu-item"
                disabled={current === ''}
                onSelect={() => setNaming(true)}
              >
                {t('blocks.saveView')}
              </DropdownMenu.Item>
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <Dialog open={naming} onClose={() => setNaming(false)} title={t('blocks.saveView')}>
        <ViewName list={list} query={current} onDone={() => setNaming(false)} />
      </Dialog>
    </>
  );
}

function ViewName({ list, query, onDone }: { list: string; query: string; onDone: () => void }) {
  const t = useText();
  const create = useChange(createView);

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const name = formText(new FormData(event.currentTarget), 'name');
    create.mutate({ body: { list, name, query } }, { onSuccess: onDone });
  }

  return (
    <form className="form" onSubmit={save}>
      <TextField label={t('blocks.viewName')} name="name" required maxLength={60} />
      <div className="form-buttons">
        <Button type="submit" loading={create.isPending}>
          {t('blocks.save')}
        </Button>
      </div>
    </form>
  );
}
