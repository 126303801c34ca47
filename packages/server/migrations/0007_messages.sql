ALTER TABLE "delivery" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "pulled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "message_unpulled" ON "message" USING btree ("person_id") WHERE pulled_at is null;--> statement-breakpoint
ALTER TABLE "person" DROP COLUMN "messages_pulled_at";