import { TextProvider } from '@errand/client/i18n.tsx';
import { updateRentalTerms } from '@errand/contract/console/rental/terms';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { describeEndpoint } from '../../../vite/describe-endpoint.ts';
import { Form } from './form.tsx';

/** As the browser gets it, with its body as JSON Schema. */
const endpoint = describeEndpoint(updateRentalTerms) as unknown as typeof updateRentalTerms;

test('a field that the others make meaningless is hidden', () => {
  const form = (license_required: boolean) => {
    const Stub = createRoutesStub([
      {
        path: '/',
        Component: () => (
          <Form
            endpoint={endpoint}
            submit="Save"
            values={{ license_required, documents_required: false }}
            fields={{
              license_required: { label: 'License' },
              documents_required: {
                label: 'Documents',
                isShown: (values) => values.license_required === true,
              },
            }}
          />
        ),
      },
    ]);
    return renderToStaticMarkup(
      <TextProvider language="en" messages={{}}>
        <Stub />
      </TextProvider>,
    );
  };
  expect(form(true)).toMatch(/License.*Documents/);
  expect(form(false)).toContain('License');
  expect(form(false)).not.toContain('Documents');
});
