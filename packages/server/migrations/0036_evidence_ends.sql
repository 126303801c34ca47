DROP INDEX "envelope_archive";--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "evidence_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "evidence_algorithm" text;--> statement-breakpoint
CREATE INDEX "envelope_archive" ON "envelope" USING btree (coalesce(least(archive_ends_at, evidence_ends_at), '-infinity'),"id") WHERE evidence_digest is not null;