import { TextProvider } from '@errand/client/i18n.tsx';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readTexts } from '../../../../vite/texts-plugin.ts';
import { SuggestionList } from './suggestion-list.tsx';

type Props = Parameters<typeof SuggestionList>[0];

function listIn(state: Props['state'], onMap?: () => void): string {
  const combobox = {
    panelProps: {},
    listProps: {},
    isActive: () => false,
    optionProps: () => ({}),
  } as unknown as Props['combobox'];
  return renderToString(
    <TextProvider language="en" messages={readTexts('en')}>
      <SuggestionList
        combobox={combobox}
        label="Search"
        open
        text="Lantern"
        state={state}
        suggestions={[]}
        onRetry={() => {}}
        onMap={onMap}
      />
    </TextProvider>,
  );
}

test('a shop without a geocoder offers the map instead of a retry', () => {
  const off = listIn('off', () => {});
  expect(off).toContain('Address search is not available.');
  expect(off).toMatch(/<button[^>]*>Pick from map<\/button>/);
  expect(off).not.toContain('Try again');
  expect(listIn('off')).not.toContain('<button');
  expect(listIn('failed', () => {})).toMatch(/<button[^>]*>Try again<\/button>/);
});
