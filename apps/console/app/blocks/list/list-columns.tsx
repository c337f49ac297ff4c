import { useText } from '@errand/client/i18n.tsx';
import { Check, Columns3 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ListedColumn } from './list-types.ts';
import type { ListAddress } from './use-list-address.ts';

/** The menu that shows and hides columns. The first column names the row and is always shown. */
export function ListColumns(props: { columns: readonly ListedColumn<never>[]; address: ListAddress }) {
  const { columns, address } = props;
  const t = useText();
  const turned = new Set((address.get('columns') ?? '').split(',').filter(Boolean));

  function toggle(id: string): void {
    const next = turned.has(id) ? [...turned].filter((other) => other !== id) : [...turned, id];
    address.set({ columns: next.toSorted().join(',') }, { replace: true });
  }

  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="list-tool">
        <Columns3 className="icon" size={17} />
        {t('blocks.columns')}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6}>
          {columns.slice(1).map(({ id, header, optional }) => (
            <DropdownMenu.CheckboxItem
              key={id}
              className="menu-item"
              checked={turned.has(id) === (optional === true)}
              onCheckedChange={() => toggle(id)}
              // Keeps the menu open for the next choice.
              onSelect={(event) => event.preventDefault()}
            >
              <span className="menu-check">
                <DropdownMenu.ItemIndicator>
                  <Check className="icon-bold" size={16} />
                </DropdownMenu.ItemIndicator>
              </span>
              {header}
            </DropdownMenu.CheckboxItem>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
