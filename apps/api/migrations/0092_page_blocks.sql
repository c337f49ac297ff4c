ALTER TABLE "page_drafts" ADD COLUMN "body" jsonb;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "body" jsonb;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "body" jsonb;--> statement-breakpoint
-- The previous version writes HTML alone. Blocks beside HTML that it has changed are outdated and are removed.
CREATE FUNCTION page_body_of_html() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.body := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "pages_body" BEFORE UPDATE ON "pages" FOR EACH ROW
  WHEN (NEW.html IS DISTINCT FROM OLD.html AND NEW.body IS NOT DISTINCT FROM OLD.body) EXECUTE FUNCTION page_body_of_html();--> statement-breakpoint
CREATE TRIGGER "page_drafts_body" BEFORE UPDATE ON "page_drafts" FOR EACH ROW
  WHEN (NEW.html IS DISTINCT FROM OLD.html AND NEW.body IS NOT DISTINCT FROM OLD.body) EXECUTE FUNCTION page_body_of_html();
