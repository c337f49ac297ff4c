CREATE TABLE "open_streams" (
	"id" text PRIMARY KEY NOT NULL,
	"viewer" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "audience" text;--> statement-breakpoint
CREATE INDEX "open_streams_viewer" ON "open_streams" USING btree ("viewer");--> statement-breakpoint
-- Publishes the end of sessions, which closes their event streams (apps/api/src/features/auth/session/follow-session.ts).
CREATE FUNCTION "notify_session_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('errand', json_build_object('topic', 'session:' || encode(old.token_hash, 'hex'), 'data', json_build_object())::text);
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER "sessions_ended" AFTER DELETE ON "sessions" FOR EACH ROW
  EXECUTE FUNCTION notify_session_ended();--> statement-breakpoint
CREATE FUNCTION "notify_customer_blocked"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('errand', json_build_object('topic', 'session:' || encode(token_hash, 'hex'), 'data', json_build_object())::text)
  from sessions where customer_id = new.id;
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER "customers_blocked" AFTER UPDATE OF "blocked" ON "customers" FOR EACH ROW
  WHEN (NEW.blocked AND NOT OLD.blocked) EXECUTE FUNCTION notify_customer_blocked();
--> statement-breakpoint
-- The words of a review are deleted with the account of its author.
CREATE TRIGGER "reviews_content_words" AFTER UPDATE ON "reviews" FOR EACH ROW
  WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION notify_content_changed('store:store_id');
