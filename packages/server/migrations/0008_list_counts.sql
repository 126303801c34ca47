CREATE TABLE "envelope_count" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "envelope_count_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"shown_status" text NOT NULL,
	"is_sender" boolean NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "envelope_viewer" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
UPDATE "envelope_viewer" SET "created_at" = (SELECT "created_at" FROM "envelope" WHERE "envelope"."id" = "envelope_viewer"."envelope_id");--> statement-breakpoint
ALTER TABLE "envelope_viewer" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
INSERT INTO "envelope_count" ("account_id", "shown_status", "is_sender", "change") SELECT "account_id", "shown_status", "is_sender", count(*) FROM "envelope_viewer" GROUP BY 1, 2, 3;--> statement-breakpoint
CREATE INDEX "envelope_count_account" ON "envelope_count" USING btree ("account_id","shown_status");--> statement-breakpoint
CREATE INDEX "envelope_viewer_created" ON "envelope_viewer" USING btree ("account_id","created_at" DESC NULLS LAST,"envelope_id" DESC NULLS LAST,"shown_status");--> statement-breakpoint
CREATE INDEX "envelope_viewer_expiry" ON "envelope_viewer" USING btree ("account_id","expire_at","envelope_id","shown_status");