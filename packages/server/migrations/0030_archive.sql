ALTER TABLE "envelope" ADD COLUMN "archive_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "archive_algorithm" text;--> statement-breakpoint
ALTER TABLE "envelope_document" ADD COLUMN "completed_digest" text;--> statement-breakpoint
UPDATE "envelope_document" AS d SET "completed_digest" = d."head_digest" FROM "envelope" AS e WHERE e."id" = d."envelope_id" AND e."status" = 'ED_SUCCESS';--> statement-breakpoint
UPDATE "envelope" AS e SET "archive_algorithm" = 'sha256-ecdsa-p256', "archive_ends_at" = (SELECT min(c."not_after") FROM "certificate" AS c WHERE c."kind" = 'TSA') WHERE EXISTS (SELECT 1 FROM "revision" AS r WHERE r."envelope_id" = e."id" AND r."kind" = 'TIMESTAMP');--> statement-breakpoint
CREATE INDEX "envelope_archive" ON "envelope" USING btree ("archive_ends_at","id") WHERE archive_ends_at is not null;
