CREATE TABLE "newsletter_campaigns" (
	"id" serial PRIMARY KEY NOT NULL,
	"subject" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"segment_id" integer,
	"state" text DEFAULT 'draft' NOT NULL,
	"scheduled_for" timestamp with time zone,
	"audience" jsonb,
	"counts_clicks" boolean DEFAULT false NOT NULL,
	"stored_up_to" integer DEFAULT 0,
	"problem" text DEFAULT '' NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"campaign_id" integer NOT NULL,
	"address" text NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" integer NOT NULL,
	"subscriber_id" integer,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_segments" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"segment" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_texts_text_unique" UNIQUE("text")
);
--> statement-breakpoint
-- The table has a row for each subscribed address, which one form writes: what scans it takes moments.
-- squawk-ignore adding-field-with-default, adding-serial-primary-key-field, adding-required-field
ALTER TABLE "newsletter_subscribers" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
-- Before the foreign key that refers to it.
-- squawk-ignore disallowed-unique-constraint, constraint-missing-not-valid
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "state" text DEFAULT 'unasked' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "text_id" integer;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "unsubscribed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_campaigns" ADD CONSTRAINT "newsletter_campaigns_segment_id_newsletter_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."newsletter_segments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_links" ADD CONSTRAINT "newsletter_links_campaign_id_newsletter_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."newsletter_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_campaign_id_newsletter_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."newsletter_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_subscriber" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_campaigns_state" ON "newsletter_campaigns" USING btree ("state","scheduled_for");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_links_address" ON "newsletter_links" USING btree ("campaign_id","address");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_recipients_once" ON "newsletter_recipients" USING btree ("campaign_id","subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_due" ON "newsletter_recipients" USING btree ("campaign_id","due_at") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "newsletter_recipients_of" ON "newsletter_recipients" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_claimed" ON "newsletter_recipients" USING btree ("claimed_at");--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_text_id_newsletter_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."newsletter_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "newsletter_subscribers_state" ON "newsletter_subscribers" USING btree ("state","id");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "newsletter_subscribers_folded" ON "newsletter_subscribers" USING gin (fold_text("email") gin_trgm_ops);--> statement-breakpoint
CREATE TRIGGER "newsletter_segments_audit" AFTER INSERT OR UPDATE OR DELETE ON "newsletter_segments" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "newsletter_campaigns_audit" AFTER INSERT OR UPDATE OR DELETE ON "newsletter_campaigns" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "newsletter_subscribers_audit" AFTER INSERT OR UPDATE OR DELETE ON "newsletter_subscribers" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'email');
