CREATE TABLE "operator_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"requested_by_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_by_id" uuid,
	"decided_at" timestamp with time zone,
	"decide_reason" text,
	CONSTRAINT "operator_request_status" CHECK (status in ('WAITING', 'CONFIRMED', 'REFUSED', 'EXPIRED')),
	CONSTRAINT "operator_request_two" CHECK (status <> 'CONFIRMED' or decided_by_id <> requested_by_id)
);
--> statement-breakpoint
ALTER TABLE "identity_application" DROP CONSTRAINT "identity_application_status_known";--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "identity_number_hash" text;--> statement-breakpoint
ALTER TABLE "identity_application" ADD COLUMN "number_hash" text;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "sealed_totp" text;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "totp_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "totp_step" integer;--> statement-breakpoint
ALTER TABLE "office_seal" ADD COLUMN "company_name" text;--> statement-breakpoint
ALTER TABLE "office_seal" ADD COLUMN "name_check" text;--> statement-breakpoint
ALTER TABLE "office_seal" ADD COLUMN "name_checked_by" text;--> statement-breakpoint
ALTER TABLE "office_seal" ADD COLUMN "name_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "office_seal" ADD COLUMN "self_approved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_request" ADD CONSTRAINT "operator_request_requested_by_id_operator_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_request" ADD CONSTRAINT "operator_request_decided_by_id_operator_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_request_list" ON "operator_request" USING btree ("status","requested_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "operator_request_waiting" ON "operator_request" USING btree ("subject") WHERE status = 'WAITING';--> statement-breakpoint
CREATE UNIQUE INDEX "person_identity_number" ON "person" USING btree ("identity_number_hash");--> statement-breakpoint
CREATE INDEX "identity_application_number" ON "identity_application" USING btree ("number_hash");--> statement-breakpoint
CREATE INDEX "office_seal_name_queue" ON "office_seal" USING btree ("created_at","id") WHERE name_check = 'WAITING';--> statement-breakpoint
ALTER TABLE "identity_application" ADD CONSTRAINT "identity_application_status_known" CHECK (status in ('WAITING', 'PASSED', 'RETURNED', 'SUSPENDED', 'WITHDRAWN'));--> statement-breakpoint
ALTER TABLE "office_seal" ADD CONSTRAINT "office_seal_name_check" CHECK (name_check is null or name_check in ('WAITING', 'PASSED', 'REFUSED'));--> statement-breakpoint
-- A seal that was drawn with the verified name alone bears that name.
UPDATE "office_seal" SET "company_name" = e.name FROM "enterprise" e
WHERE e.id = office_seal.enterprise_id AND e.idttv_status IN ('PASSED', 'SENIOR_NO_CERT')
  AND office_seal.kind IN ('ENTERPRISE', 'CONTRACT', 'FINANCE', 'HR', 'INVOICE') AND office_seal.pattern ->> 'text' = e.name
  AND coalesce(office_seal.pattern ->> 'centerText', '') IN ('', CASE office_seal.kind WHEN 'CONTRACT' THEN '合同专用章'
    WHEN 'FINANCE' THEN '财务专用章' WHEN 'HR' THEN '人事专用章' WHEN 'INVOICE' THEN '发票专用章' ELSE '' END)
  AND coalesce(office_seal.pattern ->> 'bottomText', '') ~ '^[0-9A-Za-z()（）-]*$';--> statement-breakpoint
-- Every other seal that could sign waits until an operator has compared its picture with the verified name.
UPDATE "office_seal" SET "name_check" = 'WAITING', "check_status" = 'WAITING'
WHERE "status" = 'NORMAL' AND "check_status" = 'CHECKED' AND "company_name" IS NULL;
