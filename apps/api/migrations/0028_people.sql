CREATE TABLE "open_streams" (
	"id" text PRIMARY KEY NOT NULL,
	"viewer" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "audience" text;--> statement-breakpoint
CREATE INDEX "open_streams_viewer" ON "open_streams" USING btree ("viewer");