import { expect, test } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { RentalHome } from './rental-home.tsx';

const GUIDE = {
  banner_type: 'video_content' as const,
  banner_video: null,
  banner_image_full_url: null,
  banner_contents: [{ title: 'Bring your license', description: 'The counter copies it.' }],
};
const REASON = {
  id: 1,
  title: 'No deposit',
  short_description: 'You pay for the days.',
  image_full_url: null,
  art: null,
};

function page(written: Partial<Pick<Parameters<typeof RentalHome>[0], 'guide' | 'reasons'>>) {
  return textOf(
    render(
      <RentalHome
        categories={[]}
        popular={[]}
        top={[]}
        timeZone="Asia/Dubai"
        guide={null}
        reasons={[]}
        advertisements={null}
        {...written}
      />,
    ),
  );
}

test('the page shows the steps and reasons that the operator has written, and no heading without any', () => {
  expect(page({})).not.toMatch(/How renting works|Why people rent with us/);
  expect(page({ guide: GUIDE })).toContain('How renting works');
  expect(page({ guide: GUIDE })).toContain('Bring your license');
  expect(page({ reasons: [REASON] })).toContain('Why people rent with us');
  expect(page({ reasons: [REASON] })).toContain('No deposit');
});
