-- squawk-ignore ban-drop-not-null
ALTER TABLE "notification_messages" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_messages" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_messages" ADD COLUMN "recipient" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_messages" ADD COLUMN "data" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "occasion" text DEFAULT '' NOT NULL;
