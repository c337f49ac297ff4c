DROP INDEX CONCURRENTLY "notification_messages_event";--> statement-breakpoint
DROP INDEX CONCURRENTLY "notifications_event";
