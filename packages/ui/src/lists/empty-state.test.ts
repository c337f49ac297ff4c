import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyState } from './empty-state.tsx';

// Requirements: ERR-14.
test('an empty state has a title and a description', () => {
  const html = renderToStaticMarkup(
    createElement(EmptyState, {
      title: 'No module found',
      text: 'Contact with the site owner to activate modules',
    }),
  );
  expect(html).toMatch(/<h3[^>]*>No module found<\/h3>/);
  expect(html.replace(/<[^>]+>/g, ' ')).toContain('Contact with the site owner to activate modules');
});
