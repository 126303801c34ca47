DROP INDEX "enterprise_code";--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "fresh_contact_kind" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "fresh_contact_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_application" ADD COLUMN "former_status" text;--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_regist_code" ON "enterprise" USING btree ("regist_code");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_code" ON "enterprise" USING btree ("unified_social_code");