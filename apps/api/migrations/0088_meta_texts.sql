ALTER TABLE "items" ADD COLUMN "meta_title" jsonb;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "meta_description" jsonb;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD COLUMN "meta_title" jsonb;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD COLUMN "meta_description" jsonb;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "meta_title" jsonb;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "meta_description" jsonb;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "meta_title" jsonb;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "meta_description" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "meta_title" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "meta_description" jsonb;