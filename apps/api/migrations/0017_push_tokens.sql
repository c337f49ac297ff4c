ALTER TABLE "guests" ADD COLUMN "push_token" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "push_token" text;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_push_token_unique" UNIQUE("push_token");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_push_token_unique" UNIQUE("push_token");