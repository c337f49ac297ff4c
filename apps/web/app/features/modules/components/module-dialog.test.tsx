import { expect, test, vi } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';

// The layer of a dialog is a portal, which the server does not render.
vi.mock('@errand/ui/dialog.tsx', () => ({
  Dialog: ({ open, children }: { open: boolean; children: React.ReactNode }) => open && children,
}));
const { ModuleDialog } = await import('./module-dialog.tsx');

// Requirements: MODULE-09.
test('a zone without modules refers to the site owner', () => {
  const text = textOf(render(<ModuleDialog />, { path: '/home?modules=open', config: { module: null } }));
  expect(text).toContain('No module found');
  expect(text).toContain('Contact with the site owner to activate modules');
  expect(textOf(render(<ModuleDialog />, { path: '/home', config: { module: null } }))).toBe('');
});
