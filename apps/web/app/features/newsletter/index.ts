export { NewsletterChoice } from './newsletter-choice.tsx';
