import type { LanguageCode } from '@errand/domain/language';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../test/render.tsx';
import { NoReviewPlan, Reviews } from './components/reviews.tsx';
import type { ReviewPage } from './review-page.ts';

const page: ReviewPage = {
  total_size: 7,
  limit: 5,
  offset: 1,
  avg_rating: 4.3,
  rating_count: 4,
  reviews_comments_count: 7,
  ratings: [0, 0, 1, 1, 2],
  reviews: [
    {
      id: 1,
      rating: 4,
      comment: 'Warm and quick.',
      reply: 'Thank you, Hana.',
      customer_name: 'Hana',
      item_id: null,
      item_name: null,
      item_slug: null,
      item_image_full_url: null,
      attachment_full_url: ['/media/a/800.webp', '/media/b/800.webp'],
      created_at: '2026-03-04T20:00:00Z',
    },
  ],
};
const subject = { kind: 'store', id: 1 } as const;

// Requirements: CONST-08.
test('the average shows in half stars and as an exact number', () => {
  const html = render(<Reviews subject={subject} module="grocery" first={page} />);
  expect(html).toMatch(/role="img" aria-label="Rated 4\.3 of 5 by 4 people" data-shown="4\.5"/);
  expect(textOf(html)).toContain('4.3');
});

test('a review shows stars, pictures and reply; a button loads more reviews', () => {
  const html = render(<Reviews subject={subject} module="grocery" first={page} />);
  const text = textOf(html);
  expect(text).toContain('Warm and quick.');
  expect(text).toContain('Reply from the store Thank you, Hana.');
  expect(html.match(/aria-label="Picture \d of Hana"/g)).toHaveLength(2);
  expect(text).toContain('5 stars: 50%');
  expect(text).toContain('Show more reviews');
  const all = { ...page, total_size: 1 };
  expect(textOf(render(<Reviews subject={subject} module="grocery" first={all} />))).not.toContain(
    'Show more',
  );
});

// Requirements: MODULE-18.
test('a reply is that of a restaurant, a provider or a store, as sellers are called in the module', () => {
  const said = (module: string | undefined, language: LanguageCode = 'en') =>
    textOf(render(<Reviews subject={subject} module={module} first={page} />, { language }));
  expect(said('food')).toContain('Reply from the restaurant Thank you, Hana.');
  expect(said('rental')).toContain('Reply from the provider Thank you, Hana.');
  expect(said(undefined)).toContain('Reply from the store Thank you, Hana.');
  expect(said('rental', 'ar')).toContain('ردّ المؤجر');
});

test('a page without reviews says so only if it has a text for it', () => {
  const none = { ...page, total_size: 0, rating_count: 0, reviews: [] };
  expect(render(<Reviews subject={subject} module="grocery" first={none} />)).toBe('');
  const said = textOf(
    render(<Reviews subject={subject} module="grocery" first={none} none={<p>No reviews yet.</p>} />),
  );
  expect(said).toBe('Reviews No reviews yet.');
});

// Requirements: ERR-12.
test('a store whose plan has no reviews shows the specified text', () => {
  expect(textOf(render(<NoReviewPlan />))).toBe('this store is not having any review plan');
});
