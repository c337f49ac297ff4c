import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, translations, updatedAt } from '../../platform/db/index.ts';

/** Pages written by the operator, by slug. */
export const pages = pgTable('pages', {
  slug: text('slug').primaryKey(),
  title: translations('title').notNull(),
  html: translations('html').notNull(),
  updatedAt: updatedAt(),
});

/** Texts of the landing page and the footer over the defaults of landing.defaults.ts, by field of the landing response. */
export const landingTexts = pgTable('landing_texts', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: updatedAt(),
});

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  /** Lower case. */
  email: text('email').primaryKey(),
  /** The language of the newsletter. */
  language: text('language', { enum: ['en', 'ar'] }).notNull(),
  createdAt: createdAt(),
});
