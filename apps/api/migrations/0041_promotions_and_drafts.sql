CREATE TABLE "page_drafts" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	"publish_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"staff_id" integer
);
--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "zone_id" integer;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "page_versions_slug" ON "page_versions" USING btree ("slug","id");--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- Banners are always few.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "banners" VALIDATE CONSTRAINT "banners_zone_id_zones_id_fk";--> statement-breakpoint
-- What is published now is the first version.
INSERT INTO "page_versions" ("slug", "title", "html", "published_at") SELECT "slug", "title", "html", "updated_at" FROM "pages";--> statement-breakpoint
CREATE TRIGGER "page_drafts_audit" AFTER INSERT OR UPDATE OR DELETE ON "page_drafts" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('slug');--> statement-breakpoint
CREATE TRIGGER "page_versions_audit" AFTER INSERT OR UPDATE OR DELETE ON "page_versions" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');
