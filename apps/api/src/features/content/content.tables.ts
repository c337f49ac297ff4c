import type { RichTexts } from '@errand/domain/rich-text';
import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { metaTexts, moment, translations, updatedAt } from '../../platform/db/index.ts';

/** The text of a page. `page-body.ts` reads and writes both columns. */
function pageBody() {
  return {
    /** Null for a text that the version before blocks has written. */
    body: jsonb('body').$type<RichTexts>(),
    /** The text as HTML, for the version before blocks. */
    html: translations('html').notNull(),
  };
}

/** Pages written by the operator, by slug. */
export const pages = pgTable('pages', {
  slug: text('slug').primaryKey(),
  title: translations('title').notNull(),
  ...pageBody(),
  ...metaTexts(),
  updatedAt: updatedAt(),
});

/** The next version of a page, which visitors do not see yet. */
export const pageDrafts = pgTable('page_drafts', {
  slug: text('slug').primaryKey(),
  title: translations('title').notNull(),
  ...pageBody(),
  ...metaTexts(),
  /** When it is published automatically; null if it is published by hand. */
  publishAt: moment('publish_at'),
  updatedAt: updatedAt(),
});

/** The published versions of a page, newest last. */
export const pageVersions = pgTable(
  'page_versions',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull(),
    title: translations('title').notNull(),
    ...pageBody(),
    ...metaTexts(),
    publishedAt: moment('published_at').notNull(),
    /** The member who published it; null for versions that were published automatically or not in the console. */
    staffId: integer('staff_id'),
  },
  (t) => [index('page_versions_slug').on(t.slug, t.id)],
);

/** Texts of the landing page and the footer over the defaults of landing.defaults.ts, by field of the landing response. */
export const landingTexts = pgTable('landing_texts', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: updatedAt(),
});
