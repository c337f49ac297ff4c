export { ReviewForm, type Written } from './components/review-form.tsx';
export { NoReviewPlan, Reviews } from './components/reviews.tsx';
export { ReviewsLink } from './components/reviews-link.tsx';
export { REVIEWS_A_PAGE, readReviews } from './review-page.ts';
