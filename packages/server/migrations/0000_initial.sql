-- release: 0.1.0
-- kind: initial
CREATE FUNCTION search_keys(owners uuid[], words text, marks text[]) RETURNS integer[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(hashtext(key)) FROM (
    SELECT substr(folded, at, size) AS key
    FROM (SELECT lower(words) AS folded) AS text, generate_series(1, length(folded)) AS at, (VALUES (1), (2)) AS sizes (size)
    UNION ALL SELECT mark FROM unnest(marks) AS mark
    UNION ALL SELECT owner::text FROM unnest(owners) AS owner
  ) AS keys
$$;
--> statement-breakpoint
CREATE TABLE "api_client" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"key_hash" text NOT NULL,
	"key_prefix" text NOT NULL,
	"old_key_hash" text,
	"old_key_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expire_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"last_used_ip" text
);
--> statement-breakpoint
CREATE TABLE "attached_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"envelope_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"printed_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"envelope_id" uuid,
	"participant_id" uuid,
	"person_id" uuid,
	"session_id" uuid,
	"actor_name" text NOT NULL,
	"ip" text,
	"user_agent" text,
	"request_id" text,
	"detail" jsonb NOT NULL,
	"previous_hash" "bytea",
	"hash" "bytea" NOT NULL,
	"version" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_waiting" (
	"number" bigint PRIMARY KEY NOT NULL,
	"audit_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authority_key" (
	"role" text NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"certificate" "bytea" NOT NULL,
	"sealed_key" "bytea" NOT NULL,
	"evaluation" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone,
	"not_before" timestamp with time zone,
	"not_after" timestamp with time zone,
	CONSTRAINT "authority_key_role_generation_pk" PRIMARY KEY("role","generation")
);
--> statement-breakpoint
CREATE TABLE "authority_state" (
	"name" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"der" "bytea"
);
--> statement-breakpoint
CREATE TABLE "blacklist" (
	"contact_hash" text PRIMARY KEY NOT NULL,
	"sealed_contact" text NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blob_removal" (
	"digest" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bst" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"group_id" uuid,
	"author_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"avatar_file_id" uuid,
	"avatar_digest" text,
	"config_version" integer NOT NULL,
	"config" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"recycled_at" timestamp with time zone,
	CONSTRAINT "bst_status" CHECK (status in ('ENABLED', 'DISABLED'))
);
--> statement-breakpoint
CREATE TABLE "bst_editing" (
	"bst_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"envelope_id" uuid NOT NULL,
	"base_version" integer NOT NULL,
	CONSTRAINT "bst_editing_bst_id_member_id_pk" PRIMARY KEY("bst_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "bst_file" (
	"bst_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "bst_file_bst_id_file_id_pk" PRIMARY KEY("bst_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "bst_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bst_use" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bst_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"envelope_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"service" text NOT NULL,
	"answer_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "certificate" (
	"serial" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"certificate" "bytea" NOT NULL,
	"envelope_id" uuid,
	"file_id" uuid,
	"participant_id" uuid,
	"attempt" uuid,
	"ocsp" "bytea",
	"not_before" timestamp with time zone NOT NULL,
	"not_after" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revocation_reason" text
);
--> statement-breakpoint
CREATE TABLE "charge_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"issued" integer NOT NULL,
	"available" integer NOT NULL,
	"held" integer NOT NULL,
	"spent" integer NOT NULL,
	"expired" integer NOT NULL,
	"low_threshold" integer,
	"low_told" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charge_account_owner" CHECK (owner in ('PERSON', 'ENTERPRISE')),
	CONSTRAINT "charge_account_available" CHECK ("charge_account"."available" >= 0),
	CONSTRAINT "charge_account_held" CHECK ("charge_account"."held" >= 0),
	CONSTRAINT "charge_account_sum" CHECK ("charge_account"."issued" = "charge_account"."available" + "charge_account"."held" + "charge_account"."spent" + "charge_account"."expired")
);
--> statement-breakpoint
CREATE TABLE "charge_bill" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charge_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"from_side" text NOT NULL,
	"to_side" text NOT NULL,
	"available_after" integer NOT NULL,
	"lot_id" uuid NOT NULL,
	"envelope_id" uuid,
	"order_id" uuid,
	"person_id" uuid,
	"member_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "charge_entry_kind" CHECK (kind in ('GRANT', 'PURCHASE', 'CREDIT', 'HOLD', 'CONSUME', 'REFUND', 'EXPIRE', 'RETURN')),
	CONSTRAINT "charge_entry_sides" CHECK ("charge_entry"."from_side" <> "charge_entry"."to_side"),
	CONSTRAINT "charge_entry_amount" CHECK ("charge_entry"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "charge_lot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"remaining" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charge_lot_remaining" CHECK ("charge_lot"."remaining" >= 0 and "charge_lot"."remaining" <= "charge_lot"."amount")
);
--> statement-breakpoint
CREATE TABLE "charge_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"account_id" uuid NOT NULL,
	"owner" text NOT NULL,
	"payer_name" text NOT NULL,
	"person_id" uuid NOT NULL,
	"member_id" uuid,
	"package_code" text NOT NULL,
	"charges" integer NOT NULL,
	"price_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"valid_days" integer NOT NULL,
	"payment_kind" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"paid_minor" integer,
	"payment_reference" text,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	"returned_charges" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "charge_order_refunded" CHECK ("charge_order"."refunded_minor" >= 0 and "charge_order"."refunded_minor" <= coalesce("charge_order"."paid_minor", 0)),
	CONSTRAINT "charge_order_status" CHECK (status in ('WAITING', 'PAID', 'CANCELLED')),
	CONSTRAINT "charge_order_owner" CHECK (owner in ('PERSON', 'ENTERPRISE')),
	CONSTRAINT "charge_order_payment" CHECK (payment_kind in ('OFFLINE_TRANSFER'))
);
--> statement-breakpoint
CREATE TABLE "charge_refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_minor" integer NOT NULL,
	"charges" integer NOT NULL,
	"reason" text NOT NULL,
	"decided_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "charge_refund_amount" CHECK ("charge_refund"."amount_minor" > 0 and "charge_refund"."charges" >= 0)
);
--> statement-breakpoint
CREATE TABLE "code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"service" text NOT NULL,
	"contact" text NOT NULL,
	"channel" text NOT NULL,
	"device_id" text,
	"destination" text,
	"code_hash" text NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "complaint" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_hash" text NOT NULL,
	"sealed_contact" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"handled_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"people" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_proof" (
	"person_id" uuid NOT NULL,
	"contact" text NOT NULL,
	"channel" text NOT NULL,
	"proved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_proof_person_id_contact_pk" PRIMARY KEY("person_id","contact")
);
--> statement-breakpoint
CREATE TABLE "contract_number" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"status" text NOT NULL,
	"prefix" text NOT NULL,
	"date_pattern" text NOT NULL,
	"width" integer NOT NULL,
	"reset" text NOT NULL,
	"place" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contract_number_status" CHECK (status in ('ENABLE', 'DISABLE')),
	CONSTRAINT "contract_number_date_pattern" CHECK (date_pattern in ('NONE', 'yyyy', 'yyyyMM', 'yyyyMMdd')),
	CONSTRAINT "contract_number_reset" CHECK (reset in ('NEVER', 'YEARLY', 'MONTHLY')),
	CONSTRAINT "contract_number_place" CHECK (place in ('NONE', 'HEADER_LEFT', 'HEADER_RIGHT', 'FOOTER_LEFT', 'FOOTER_RIGHT'))
);
--> statement-breakpoint
CREATE TABLE "contract_number_counter" (
	"contract_number_id" uuid NOT NULL,
	"period" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "contract_number_counter_contract_number_id_period_pk" PRIMARY KEY("contract_number_id","period")
);
--> statement-breakpoint
CREATE TABLE "contract_number_use" (
	"enterprise_id" uuid NOT NULL,
	"number" text NOT NULL,
	"envelope_id" uuid NOT NULL,
	"contract_number_id" uuid NOT NULL,
	"place" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contract_number_use_enterprise_id_number_pk" PRIMARY KEY("enterprise_id","number"),
	CONSTRAINT "contract_number_use_place" CHECK (place in ('NONE', 'HEADER_LEFT', 'HEADER_RIGHT', 'FOOTER_LEFT', 'FOOTER_RIGHT'))
);
--> statement-breakpoint
CREATE TABLE "daily_count" (
	"day" date NOT NULL,
	"measure" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_count_day_measure_pk" PRIMARY KEY("day","measure"),
	CONSTRAINT "daily_count_measure" CHECK (measure in ('contractsSent', 'contractsFinished', 'signatures', 'certificates', 'people', 'deliveries', 'deliveryFailures', 'complaints', 'ordersPlaced', 'ordersPaid'))
);
--> statement-breakpoint
CREATE TABLE "data_export" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"member_id" uuid,
	"enterprise_id" uuid,
	"status" text NOT NULL,
	"from_at" timestamp with time zone,
	"until_at" timestamp with time zone,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"last_envelope_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"expire_at" timestamp with time zone,
	CONSTRAINT "data_export_status" CHECK (status in ('RUNNING', 'READY', 'STOPPED', 'EXPIRED'))
);
--> statement-breakpoint
CREATE TABLE "data_export_blob" (
	"export_id" uuid NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "data_export_blob_export_id_digest_pk" PRIMARY KEY("export_id","digest")
);
--> statement-breakpoint
CREATE TABLE "data_export_part" (
	"export_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"files" jsonb NOT NULL,
	CONSTRAINT "data_export_part_export_id_number_pk" PRIMARY KEY("export_id","number")
);
--> statement-breakpoint
CREATE TABLE "data_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sealed_key" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"contact_hash" text NOT NULL,
	"session_id" uuid,
	"sealed" text NOT NULL,
	"kind" text DEFAULT 'ACCOUNT' NOT NULL,
	"envelope_id" uuid,
	"participant_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "department" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "department_sibling" UNIQUE NULLS NOT DISTINCT("enterprise_id","parent_id","name")
);
--> statement-breakpoint
CREATE TABLE "document_view" (
	"session_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"parts" jsonb,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_view_session_id_file_id_digest_pk" PRIMARY KEY("session_id","file_id","digest")
);
--> statement-breakpoint
CREATE TABLE "enterprise" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"admin_name" text NOT NULL,
	"author_id" uuid NOT NULL,
	"unified_social_code" text,
	"regist_code" text,
	"website_metadata" jsonb,
	"avatar_digest" text,
	"idttv_status" text DEFAULT 'INCOMPLETE' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enterprise_idttv_status" CHECK (idttv_status in ('INCOMPLETE', 'WAITING', 'PASSED', 'SENIOR_NO_CERT'))
);
--> statement-breakpoint
CREATE TABLE "enterprise_role" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"alias" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise_role_author" (
	"role_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enterprise_role_author_role_id_member_id_pk" PRIMARY KEY("role_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "enterprise_role_privilege" (
	"role_id" uuid NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "enterprise_role_privilege_role_id_key_pk" PRIMARY KEY("role_id","key")
);
--> statement-breakpoint
CREATE TABLE "envelope" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sender_id" uuid NOT NULL,
	"sender_member_id" uuid,
	"api_client_id" uuid,
	"title" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"flow_type" text DEFAULT 'SIGN_PROCESS' NOT NULL,
	"envelope_type" text DEFAULT 'ANY' NOT NULL,
	"envelope_flag" text,
	"tag_id" text,
	"need_form" boolean DEFAULT true NOT NULL,
	"allow_append_forms" boolean DEFAULT false NOT NULL,
	"current_sequence" integer DEFAULT 0 NOT NULL,
	"expire_at" timestamp with time zone NOT NULL,
	"timer_at" timestamp with time zone,
	"metadata" jsonb,
	"reminders" jsonb,
	"reading" jsonb,
	"timezone" text NOT NULL,
	"prepare_state" text DEFAULT 'NOT_STARTED' NOT NULL,
	"prepare_error" text,
	"handle_reason" text,
	"recycled_by" uuid[] DEFAULT '{}' NOT NULL,
	"removed_by" uuid[] DEFAULT '{}' NOT NULL,
	"erased_at" timestamp with time zone,
	"cancels_id" uuid,
	"cancelling_id" uuid,
	"voided_at" timestamp with time zone,
	"voided_by_id" uuid,
	"void_reason" text,
	"copied_from_id" uuid,
	"multi_job_id" uuid,
	"multi_row" integer,
	"bst_id" uuid,
	"is_bst_editing" boolean DEFAULT false NOT NULL,
	"contract_number" text,
	"evidence_digest" text,
	"evidence_ends_at" timestamp with time zone,
	"evidence_algorithm" text,
	"archive_ends_at" timestamp with time zone,
	"archive_algorithm" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"status_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "envelope_status" CHECK (status in ('DRAFT', 'TIMED', 'ING_PROCESS', 'ED_SUCCESS', 'ED_FAIL_REJECT', 'ED_FAIL_EXPIRED', 'ED_FAIL_REVOKE', 'ED_FAIL_CHECK', 'ED_FAIL_BACK')),
	CONSTRAINT "envelope_flow_type" CHECK (flow_type in ('SIGN_PROCESS', 'CANCEL_PROCESS')),
	CONSTRAINT "envelope_prepare_state" CHECK (prepare_state in ('NOT_STARTED', 'RUNNING', 'DONE', 'FAILED'))
);
--> statement-breakpoint
CREATE TABLE "envelope_count" (
	"account_id" uuid NOT NULL,
	"shown_status" text NOT NULL,
	"is_sender" boolean NOT NULL,
	"is_ordered" boolean DEFAULT false NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "envelope_document" (
	"envelope_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sequence" integer,
	"added_order" integer NOT NULL,
	"file_tag_id" text,
	"head_number" integer NOT NULL,
	"head_digest" text NOT NULL,
	"head_bytes" bigint NOT NULL,
	"completed_digest" text,
	CONSTRAINT "envelope_document_envelope_id_file_id_pk" PRIMARY KEY("envelope_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "envelope_label" (
	"label_id" uuid NOT NULL,
	"envelope_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "envelope_label_label_id_envelope_id_pk" PRIMARY KEY("label_id","envelope_id")
);
--> statement-breakpoint
CREATE TABLE "envelope_viewer" (
	"account_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"envelope_id" uuid NOT NULL,
	"shown_status" text NOT NULL,
	"is_sender" boolean NOT NULL,
	"status_at" timestamp with time zone NOT NULL,
	"expire_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"enterprise_id" uuid,
	"is_ordered" boolean DEFAULT false NOT NULL,
	CONSTRAINT "envelope_viewer_envelope_id_account_id_pk" PRIMARY KEY("envelope_id","account_id"),
	CONSTRAINT "envelope_viewer_status" CHECK (shown_status in ('DRAFT', 'TIMED', 'WAITING_JOIN_ENTERPRISE', 'WAITING_ME_SIGN', 'WAITING_ME_CHECK', 'WAITING_OTHERS', 'ED_SUCCESS', 'ED_FAIL_EXPIRED', 'REVOKE', 'REJECT', 'CHECK_FAILED', 'BACK', 'CANCEL_WAITING_ME', 'CANCEL_WAITING_OTHERS', 'CANCELLED', 'RECYCLED'))
);
--> statement-breakpoint
CREATE TABLE "envelope_words" (
	"envelope_id" uuid PRIMARY KEY NOT NULL,
	"owners" uuid[] NOT NULL,
	"title" text NOT NULL,
	"contract_number" text NOT NULL,
	"participants" text NOT NULL,
	"documents" text NOT NULL,
	"marks" text[] NOT NULL,
	"status_at" timestamp with time zone NOT NULL,
	"expire_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erased_document" (
	"envelope_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"completed_digest" text,
	"head_digest" text NOT NULL,
	"bytes" bigint NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	CONSTRAINT "erased_document_envelope_id_file_id_pk" PRIMARY KEY("envelope_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "evidence_archive" (
	"envelope_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"digest" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_facts" (
	"digest" text PRIMARY KEY NOT NULL,
	"envelope_id" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"enterprise_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"use" text DEFAULT 'DOCUMENT' NOT NULL,
	"status" text NOT NULL,
	"source_digest" text NOT NULL,
	"source_bytes" bigint NOT NULL,
	"digest" text,
	"bytes" bigint,
	"pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"signed_before" boolean DEFAULT false NOT NULL,
	"removed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remarks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"former_fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	CONSTRAINT "file_status" CHECK (status in ('UPLOADING', 'CONVERTING', 'READY', 'FAILED')),
	CONSTRAINT "file_type" CHECK (type in ('PDF', 'IMAGE', 'OFFICE'))
);
--> statement-breakpoint
CREATE TABLE "form" (
	"id" uuid PRIMARY KEY NOT NULL,
	"envelope_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"form_type" text NOT NULL,
	"page" integer NOT NULL,
	"ulx" double precision NOT NULL,
	"uly" double precision NOT NULL,
	"lrx" double precision NOT NULL,
	"lry" double precision NOT NULL,
	"required" boolean NOT NULL,
	"revisable" boolean NOT NULL,
	"scale" double precision,
	"format" text,
	"font_size" double precision NOT NULL,
	"multi_line" boolean NOT NULL,
	"tag_id" text,
	"check_mark" jsonb,
	"settings" jsonb,
	"appended" boolean DEFAULT false NOT NULL,
	"confirm_status" text NOT NULL,
	"value" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_type" CHECK (form_type in ('WRITE_SIGN', 'SEAL_SIGN', 'TEXT', 'DATE', 'MULTI_CHECK_MARK', 'DROPDOWN', 'RADIO', 'CHECKBOX', 'INITIALS', 'ATTACHMENT'))
);
--> statement-breakpoint
CREATE TABLE "guess_counter" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"failures" integer NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "guess_counter_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "holder_key" (
	"serial" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"common_name" text NOT NULL,
	"organisation" text,
	"sealed_key" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"person_id" uuid NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"acted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_person_id_call_key_pk" PRIMARY KEY("person_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "identity_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid NOT NULL,
	"enterprise_id" uuid,
	"name" text NOT NULL,
	"legal_name" text,
	"number_kind" text NOT NULL,
	"sealed_number" text NOT NULL,
	"masked_number" text NOT NULL,
	"number_hash" text,
	"status" text NOT NULL,
	"former_status" text,
	"reason" text,
	"decided_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "identity_application_status_known" CHECK (status in ('WAITING', 'PASSED', 'RETURNED', 'SUSPENDED', 'WITHDRAWN'))
);
--> statement-breakpoint
CREATE TABLE "identity_paper" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"application_id" uuid,
	"kind" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation_mark" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation_link" (
	"enterprise_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"enabled" boolean NOT NULL,
	"direct_entry" boolean NOT NULL,
	"department_id" uuid,
	"expire_at" timestamp with time zone NOT NULL,
	"switched_at" timestamp with time zone NOT NULL,
	"switched_by_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation_send" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"contact" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"outages" integer DEFAULT 0 NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"last_error" text,
	"done_at" timestamp with time zone,
	"dead_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "join_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"envelope_id" uuid,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by_id" uuid,
	CONSTRAINT "join_application_status" CHECK (status in ('WAITING', 'PASSED', 'REFUSED'))
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"person_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_device_person_id_device_hash_pk" PRIMARY KEY("person_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "label" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_hold" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"placed_by" text NOT NULL,
	"enterprise_id" uuid,
	"placed_by_name" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"released_by_name" text,
	"release_reason" text,
	"released_at" timestamp with time zone,
	CONSTRAINT "legal_hold_subject_kind" CHECK (subject_kind in ('ENVELOPE', 'PERSON', 'ENTERPRISE')),
	CONSTRAINT "legal_hold_placed_by" CHECK (placed_by in ('ENTERPRISE', 'OPERATOR'))
);
--> statement-breakpoint
CREATE TABLE "log_checkpoint" (
	"size" bigint PRIMARY KEY NOT NULL,
	"root" "bytea" NOT NULL,
	"note" text NOT NULL,
	"certificate" "bytea" NOT NULL,
	"token" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_leaf" (
	"index" bigint PRIMARY KEY NOT NULL,
	"audit_id" uuid NOT NULL,
	"audit_number" bigint NOT NULL,
	"envelope_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"row_hash" "bytea" NOT NULL,
	CONSTRAINT "log_leaf_audit_id_unique" UNIQUE("audit_id"),
	CONSTRAINT "log_leaf_index" CHECK ("index" >= 0)
);
--> statement-breakpoint
CREATE TABLE "log_node" (
	"level" smallint NOT NULL,
	"index" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "log_node_level_index_pk" PRIMARY KEY("level","index")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text NOT NULL,
	"is_owner" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	"former_keys" jsonb,
	CONSTRAINT "member_status" CHECK (status in ('NORMAL', 'DISABLED'))
);
--> statement-breakpoint
CREATE TABLE "member_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"valid" integer NOT NULL,
	"done" integer NOT NULL,
	"expires_in_days" integer NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "member_import_status" CHECK (status in ('RUNNING', 'DONE'))
);
--> statement-breakpoint
CREATE TABLE "member_import_row" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"contact" text,
	"department_id" uuid,
	"role_ids" jsonb NOT NULL,
	"errors" jsonb,
	CONSTRAINT "member_import_row_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "member_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"contact" text NOT NULL,
	"name" text,
	"employee_number" text,
	"title" text,
	"department_id" uuid,
	"role_ids" jsonb NOT NULL,
	"status" text NOT NULL,
	"language" text NOT NULL,
	"invited_by_id" uuid NOT NULL,
	"member_id" uuid,
	"expire_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "member_invitation_status" CHECK (status in ('WAITING', 'ACCEPTED', 'DELETED'))
);
--> statement-breakpoint
CREATE TABLE "member_profile" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text,
	"employee_number" text,
	"title" text,
	"department_id" uuid,
	"joined_on" date
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"envelope_id" uuid,
	"target" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"pulled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "multi_send_execution" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"sent" boolean DEFAULT false NOT NULL,
	"error" text,
	"error_params" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "multi_send_execution_status" CHECK (status in ('WAITING', 'DONE', 'FAILED', 'REVOKED'))
);
--> statement-breakpoint
CREATE TABLE "multi_send_job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"envelope_id" uuid NOT NULL,
	"sheet_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"template" jsonb NOT NULL,
	"actor" jsonb NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"revoke_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"status_at" timestamp with time zone NOT NULL,
	CONSTRAINT "multi_send_job_status" CHECK (status in ('RUNNING', 'PAUSED', 'DONE', 'REVOKED'))
);
--> statement-breakpoint
CREATE TABLE "multi_send_recipient" (
	"sheet_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"values" jsonb NOT NULL,
	"errors" jsonb,
	CONSTRAINT "multi_send_recipient_sheet_id_number_pk" PRIMARY KEY("sheet_id","number")
);
--> statement-breakpoint
CREATE TABLE "multi_send_sheet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"participant_id" uuid,
	"mode" text NOT NULL,
	"name" text,
	"judged_by" text NOT NULL,
	"total" integer NOT NULL,
	"valid" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "multi_send_sheet_mode" CHECK (mode in ('FILE', 'INPUT'))
);
--> statement-breakpoint
CREATE TABLE "office_seal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"group_id" uuid,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"pattern" jsonb,
	"digest" text NOT NULL,
	"width_mm" real NOT NULL,
	"height_mm" real NOT NULL,
	"status" text NOT NULL,
	"check_status" text NOT NULL,
	"check_reason" text,
	"company_name" text,
	"name_check" text,
	"name_checked_by" text,
	"name_checked_at" timestamp with time zone,
	"self_approved" boolean DEFAULT false NOT NULL,
	"metadata" jsonb NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"abandoned_at" timestamp with time zone,
	CONSTRAINT "office_seal_name_check" CHECK (name_check is null or name_check in ('WAITING', 'PASSED', 'REFUSED')),
	CONSTRAINT "office_seal_status" CHECK (status in ('NORMAL', 'ABANDONED')),
	CONSTRAINT "office_seal_check_status" CHECK (check_status in ('WAITING', 'CHECKED', 'REFUSED')),
	CONSTRAINT "office_seal_kind" CHECK (kind in ('ENTERPRISE', 'CONTRACT', 'FINANCE', 'INVOICE', 'HR', 'LEGAL_REPRESENTATIVE', 'OVAL', 'UPLOAD'))
);
--> statement-breakpoint
CREATE TABLE "office_seal_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"seal_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"end_at" timestamp with time zone,
	"count" integer,
	"envelope_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by_id" uuid,
	"handle_reason" text,
	CONSTRAINT "office_seal_application_kind" CHECK (kind in ('CREATE', 'USE')),
	CONSTRAINT "office_seal_application_status" CHECK (status in ('WAITING', 'PASSED', 'REFUSED'))
);
--> statement-breakpoint
CREATE TABLE "office_seal_authorization" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"seal_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"envelope_ids" jsonb NOT NULL,
	"bst_ids" jsonb NOT NULL,
	"end_at" timestamp with time zone,
	"count" integer,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" uuid NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "office_seal_authorization_scope" CHECK (scope in ('ALL', 'ENVELOPES', 'TEMPLATES'))
);
--> statement-breakpoint
CREATE TABLE "office_seal_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_seal_use" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"seal_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"authorization_id" uuid,
	"envelope_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"turn_id" uuid,
	"signed_at" timestamp with time zone,
	CONSTRAINT "office_seal_use_state" CHECK ((turn_id is null) = (signed_at is not null))
);
--> statement-breakpoint
CREATE TABLE "opcode" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"kind" text NOT NULL,
	"session_id" uuid NOT NULL,
	"service" text NOT NULL,
	"contact" text NOT NULL,
	"channel" text,
	"device_id" text,
	"destination" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operator" (
	"id" uuid PRIMARY KEY NOT NULL,
	"login" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"roles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	"sealed_totp" text,
	"totp_since" timestamp with time zone,
	"totp_step" integer
);
--> statement-breakpoint
CREATE TABLE "operator_device" (
	"operator_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_device_operator_id_device_hash_pk" PRIMARY KEY("operator_id","device_hash")
);
--> statement-breakpoint
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
	"sealed_half" text,
	CONSTRAINT "operator_request_status" CHECK (status in ('WAITING', 'CONFIRMED', 'REFUSED', 'EXPIRED')),
	CONSTRAINT "operator_request_two" CHECK (status <> 'CONFIRMED' or decided_by_id <> requested_by_id)
);
--> statement-breakpoint
CREATE TABLE "participant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"envelope_id" uuid NOT NULL,
	"person_id" uuid,
	"member_id" uuid,
	"enterprise_id" uuid,
	"name" text NOT NULL,
	"name_source" text DEFAULT 'GIVEN' NOT NULL,
	"phone" text,
	"email" text,
	"identifying_contact" text,
	"action_type" text NOT NULL,
	"type" text NOT NULL,
	"sequence" integer NOT NULL,
	"status" text NOT NULL,
	"secure_level" text NOT NULL,
	"auth_level" text NOT NULL,
	"auth_type" text,
	"enterprise_name" text,
	"enterprise_wsid" text,
	"enterprise_role_wsid" text,
	"colleague_id" uuid,
	"successor_of_id" uuid,
	"group_id" text,
	"position" integer,
	"multi_send" boolean DEFAULT false NOT NULL,
	"multi_mode" text,
	"multi_name" text,
	"multi_array" jsonb,
	"no_appearance" boolean DEFAULT false NOT NULL,
	"message" text,
	"language" text,
	"deadline_at" timestamp with time zone,
	"witness" boolean DEFAULT false NOT NULL,
	"external_id" text,
	"metadata" jsonb,
	"handle_reason" text,
	"handled_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"seen" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "participant_status" CHECK (status in ('ING_WAIT', 'ING_PROCESS', 'ED_SUCCESS', 'ED_SUCCESS_AUTHORIZE', 'ED_SUCCESS_REMOVE', 'ED_FAIL_REJECT', 'ED_FAIL_PROCESS_CHECK', 'ED_FAIL_EXPIRED', 'ED_FAIL_TIMEOUT', 'ED_FAIL_BACK', 'ED_FAIL_PROCESS_FILLOUT', 'ED_FAIL_PROCESS_AUTHORIZE')),
	CONSTRAINT "participant_action_type" CHECK (action_type in ('SENDER', 'SIGNER', 'CHECKER'))
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" integer NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"session_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenge_session_id_purpose_pk" PRIMARY KEY("session_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text,
	"email" text,
	"nickname" text,
	"real_name" text,
	"sex" text,
	"account_status" text NOT NULL,
	"idttv_status" text DEFAULT 'NO' NOT NULL,
	"identity_number_hash" text,
	"password_hash" text,
	"sign_password_hash" text,
	"language" text DEFAULT 'zh-CN' NOT NULL,
	"wechat" text,
	"avatar_digest" text,
	"fresh_contact_kind" text,
	"fresh_contact_until" timestamp with time zone,
	"default_member_id" uuid,
	"reminders" jsonb,
	"notice_preferences" jsonb,
	"regist_from" text,
	"accepted_terms" text,
	"terms_accepted_at" timestamp with time zone,
	"registered_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	"last_login_ip" text,
	"modified_at" timestamp with time zone NOT NULL,
	"delete_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "person_account_status" CHECK (account_status in ('INACTIVE', 'ACTIVE', 'DISABLED')),
	CONSTRAINT "person_idttv_status" CHECK (idttv_status in ('NO', 'WAITING', 'PASSED')),
	CONSTRAINT "person_contact" CHECK (phone is not null or email is not null or deleted_at is not null)
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"origin" text NOT NULL,
	"digest" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"outlines" jsonb,
	"deleted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"participant_id" uuid PRIMARY KEY NOT NULL,
	"envelope_id" uuid NOT NULL,
	"attempt" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"act" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_notice" (
	"account_id" uuid NOT NULL,
	"envelope_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "retention_notice_account_id_envelope_id_days_pk" PRIMARY KEY("account_id","envelope_id","days")
);
--> statement-breakpoint
CREATE TABLE "retention_policy" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"draft_days" integer,
	"contract_days" integer,
	"message_days" integer,
	"log_days" integer,
	"session_days" integer,
	"since" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "retention_policy_owner" CHECK (owner in ('PERSON', 'ENTERPRISE'))
);
--> statement-breakpoint
CREATE TABLE "returned_contact" (
	"contact_hash" text NOT NULL,
	"outcome" text NOT NULL,
	"kind" text NOT NULL,
	"masked" text NOT NULL,
	"returned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "returned_contact_contact_hash_outcome_kind_pk" PRIMARY KEY("contact_hash","outcome","kind")
);
--> statement-breakpoint
CREATE TABLE "revision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"envelope_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"previous_digest" text,
	"digest" text NOT NULL,
	"bytes" bigint NOT NULL,
	"participant_id" uuid,
	"sequence" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "revision_number" UNIQUE("envelope_id","file_id","number"),
	CONSTRAINT "revision_previous" UNIQUE("envelope_id","file_id","previous_digest"),
	CONSTRAINT "revision_kind" CHECK (kind in ('UPLOAD', 'PREPARE', 'SIGN', 'FILL', 'VALIDATION', 'TIMESTAMP'))
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"person_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"picture_id" uuid
);
--> statement-breakpoint
CREATE TABLE "security_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "server_instance" (
	"id" uuid PRIMARY KEY NOT NULL,
	"release" text NOT NULL,
	"place" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"person_id" uuid,
	"member_id" uuid,
	"operator_id" uuid,
	"scopes" jsonb,
	"contact" text,
	"proved_at" timestamp with time zone,
	"in_person" jsonb,
	"device_id" text,
	"ip" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_active_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shield_device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"serial" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shield_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"participant_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"hash_algorithm" text NOT NULL,
	"status" text NOT NULL,
	"request" jsonb NOT NULL,
	"to_sign" jsonb,
	"challenge" text NOT NULL,
	"device_id" uuid,
	"pending" jsonb,
	"code_hash" text,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"status_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trust_anchor" (
	"list_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"certificate" "bytea" NOT NULL,
	"subject" text NOT NULL,
	"issuer" text NOT NULL,
	"serial_number" text NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"not_after" timestamp with time zone NOT NULL,
	"provider" text,
	"service" text,
	"granted" jsonb,
	CONSTRAINT "trust_anchor_list_id_fingerprint_pk" PRIMARY KEY("list_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "trust_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"enabled" boolean NOT NULL,
	"digest" text NOT NULL,
	"scheme" jsonb,
	"anchors" integer NOT NULL,
	"skipped" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_chunk" (
	"upload_id" uuid NOT NULL,
	"chunk" integer NOT NULL,
	"digest" text NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "upload_chunk_upload_id_chunk_pk" PRIMARY KEY("upload_id","chunk")
);
--> statement-breakpoint
CREATE TABLE "upload_task" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"enterprise_id" uuid,
	"task_id" text NOT NULL,
	"file_name" text NOT NULL,
	"total_size" bigint NOT NULL,
	"chunk_total" integer NOT NULL,
	"file_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"events" jsonb NOT NULL,
	"secret_sealed" text NOT NULL,
	"old_secret_sealed" text,
	"old_secret_until" timestamp with time zone,
	"enabled" boolean DEFAULT true NOT NULL,
	"failing_since" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"last_number" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"payload" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_attempt_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone,
	"response_status" integer,
	"response_body" text,
	"duration_ms" integer,
	"fault" text,
	CONSTRAINT "webhook_delivery_status" CHECK (status in ('WAITING', 'DELIVERED', 'FAILED')),
	CONSTRAINT "webhook_delivery_fault" CHECK (fault is null or fault in ('ADDRESS_FORBIDDEN', 'NAME_UNKNOWN', 'UNREACHABLE', 'TLS', 'TIMEOUT', 'REDIRECT', 'REFUSED', 'SWITCHED_OFF'))
);
--> statement-breakpoint
ALTER TABLE "api_client" ADD CONSTRAINT "api_client_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "api_client" ADD CONSTRAINT "api_client_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attached_file" ADD CONSTRAINT "attached_file_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attached_file" ADD CONSTRAINT "attached_file_form_id_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."form"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attached_file" ADD CONSTRAINT "attached_file_participant_id_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participant"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attached_file" ADD CONSTRAINT "attached_file_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bst" ADD CONSTRAINT "bst_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bst" ADD CONSTRAINT "bst_group_id_bst_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."bst_group"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bst" ADD CONSTRAINT "bst_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bst_editing" ADD CONSTRAINT "bst_editing_bst_id_bst_id_fk" FOREIGN KEY ("bst_id") REFERENCES "public"."bst"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bst_editing" ADD CONSTRAINT "bst_editing_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bst_editing" ADD CONSTRAINT "bst_editing_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bst_file" ADD CONSTRAINT "bst_file_bst_id_bst_id_fk" FOREIGN KEY ("bst_id") REFERENCES "public"."bst"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bst_file" ADD CONSTRAINT "bst_file_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bst_group" ADD CONSTRAINT "bst_group_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bst_use" ADD CONSTRAINT "bst_use_bst_id_bst_id_fk" FOREIGN KEY ("bst_id") REFERENCES "public"."bst"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bst_use" ADD CONSTRAINT "bst_use_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bst_use" ADD CONSTRAINT "bst_use_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "charge_bill" ADD CONSTRAINT "charge_bill_order_id_charge_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."charge_order"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "charge_entry" ADD CONSTRAINT "charge_entry_account_id_charge_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."charge_account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "charge_entry" ADD CONSTRAINT "charge_entry_lot_id_charge_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."charge_lot"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "charge_lot" ADD CONSTRAINT "charge_lot_account_id_charge_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."charge_account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "charge_refund" ADD CONSTRAINT "charge_refund_order_id_charge_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."charge_order"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contact_proof" ADD CONSTRAINT "contact_proof_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_number" ADD CONSTRAINT "contract_number_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_number_counter" ADD CONSTRAINT "contract_number_counter_contract_number_id_contract_number_id_fk" FOREIGN KEY ("contract_number_id") REFERENCES "public"."contract_number"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_number_use" ADD CONSTRAINT "contract_number_use_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_number_use" ADD CONSTRAINT "contract_number_use_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contract_number_use" ADD CONSTRAINT "contract_number_use_contract_number_id_contract_number_id_fk" FOREIGN KEY ("contract_number_id") REFERENCES "public"."contract_number"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_export_blob" ADD CONSTRAINT "data_export_blob_export_id_data_export_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."data_export"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_export_part" ADD CONSTRAINT "data_export_part_export_id_data_export_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."data_export"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_parent_id_department_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."department"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_view" ADD CONSTRAINT "document_view_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enterprise" ADD CONSTRAINT "enterprise_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enterprise_role" ADD CONSTRAINT "enterprise_role_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enterprise_role_author" ADD CONSTRAINT "enterprise_role_author_role_id_enterprise_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."enterprise_role"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enterprise_role_author" ADD CONSTRAINT "enterprise_role_author_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enterprise_role_privilege" ADD CONSTRAINT "enterprise_role_privilege_role_id_enterprise_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."enterprise_role"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "envelope" ADD CONSTRAINT "envelope_sender_id_person_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "envelope" ADD CONSTRAINT "envelope_sender_member_id_member_id_fk" FOREIGN KEY ("sender_member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "envelope" ADD CONSTRAINT "envelope_api_client_id_api_client_id_fk" FOREIGN KEY ("api_client_id") REFERENCES "public"."api_client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "envelope_document" ADD CONSTRAINT "envelope_document_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "envelope_document" ADD CONSTRAINT "envelope_document_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "envelope_label" ADD CONSTRAINT "envelope_label_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "envelope_label" ADD CONSTRAINT "envelope_label_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "envelope_viewer" ADD CONSTRAINT "envelope_viewer_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "envelope_viewer" ADD CONSTRAINT "envelope_viewer_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "envelope_words" ADD CONSTRAINT "envelope_words_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "erased_document" ADD CONSTRAINT "erased_document_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evidence_archive" ADD CONSTRAINT "evidence_archive_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evidence_facts" ADD CONSTRAINT "evidence_facts_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "form" ADD CONSTRAINT "form_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "form" ADD CONSTRAINT "form_participant_id_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participant"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "holder_key" ADD CONSTRAINT "holder_key_serial_certificate_serial_fk" FOREIGN KEY ("serial") REFERENCES "public"."certificate"("serial") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "identity_application" ADD CONSTRAINT "identity_application_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "identity_application" ADD CONSTRAINT "identity_application_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "identity_paper" ADD CONSTRAINT "identity_paper_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "identity_paper" ADD CONSTRAINT "identity_paper_application_id_identity_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."identity_application"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitation_link" ADD CONSTRAINT "invitation_link_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitation_link" ADD CONSTRAINT "invitation_link_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitation_send" ADD CONSTRAINT "invitation_send_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitation_send" ADD CONSTRAINT "invitation_send_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "join_application" ADD CONSTRAINT "join_application_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "join_application" ADD CONSTRAINT "join_application_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_import" ADD CONSTRAINT "member_import_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_import" ADD CONSTRAINT "member_import_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_import_row" ADD CONSTRAINT "member_import_row_import_id_member_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."member_import"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_invitation" ADD CONSTRAINT "member_invitation_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_invitation" ADD CONSTRAINT "member_invitation_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_invitation" ADD CONSTRAINT "member_invitation_invited_by_id_member_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_invitation" ADD CONSTRAINT "member_invitation_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_profile" ADD CONSTRAINT "member_profile_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_profile" ADD CONSTRAINT "member_profile_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_profile" ADD CONSTRAINT "member_profile_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "multi_send_execution" ADD CONSTRAINT "multi_send_execution_job_id_multi_send_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."multi_send_job"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "multi_send_job" ADD CONSTRAINT "multi_send_job_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "multi_send_job" ADD CONSTRAINT "multi_send_job_sheet_id_multi_send_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."multi_send_sheet"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "multi_send_recipient" ADD CONSTRAINT "multi_send_recipient_sheet_id_multi_send_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."multi_send_sheet"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "multi_send_sheet" ADD CONSTRAINT "multi_send_sheet_participant_id_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participant"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "office_seal" ADD CONSTRAINT "office_seal_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "office_seal" ADD CONSTRAINT "office_seal_group_id_office_seal_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."office_seal_group"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "office_seal" ADD CONSTRAINT "office_seal_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "office_seal_application" ADD CONSTRAINT "office_seal_application_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "office_seal_application" ADD CONSTRAINT "office_seal_application_seal_id_office_seal_id_fk" FOREIGN KEY ("seal_id") REFERENCES "public"."office_seal"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "office_seal_application" ADD CONSTRAINT "office_seal_application_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "office_seal_application" ADD CONSTRAINT "office_seal_application_handled_by_id_member_id_fk" FOREIGN KEY ("handled_by_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "office_seal_authorization" ADD CONSTRAINT "office_seal_authorization_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "office_seal_authorization" ADD CONSTRAINT "office_seal_authorization_seal_id_office_seal_id_fk" FOREIGN KEY ("seal_id") REFERENCES "public"."office_seal"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "office_seal_authorization" ADD CONSTRAINT "office_seal_authorization_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "office_seal_authorization" ADD CONSTRAINT "office_seal_authorization_created_by_id_member_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "office_seal_group" ADD CONSTRAINT "office_seal_group_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "office_seal_use" ADD CONSTRAINT "office_seal_use_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "office_seal_use" ADD CONSTRAINT "office_seal_use_seal_id_office_seal_id_fk" FOREIGN KEY ("seal_id") REFERENCES "public"."office_seal"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "office_seal_use" ADD CONSTRAINT "office_seal_use_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "office_seal_use" ADD CONSTRAINT "office_seal_use_authorization_id_office_seal_authorization_id_fk" FOREIGN KEY ("authorization_id") REFERENCES "public"."office_seal_authorization"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "office_seal_use" ADD CONSTRAINT "office_seal_use_turn_id_reservation_participant_id_fk" FOREIGN KEY ("turn_id") REFERENCES "public"."reservation"("participant_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator_device" ADD CONSTRAINT "operator_device_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator_request" ADD CONSTRAINT "operator_request_requested_by_id_operator_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator_request" ADD CONSTRAINT "operator_request_decided_by_id_operator_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "participant" ADD CONSTRAINT "participant_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "participant" ADD CONSTRAINT "participant_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "participant" ADD CONSTRAINT "participant_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "participant" ADD CONSTRAINT "participant_colleague_id_member_id_fk" FOREIGN KEY ("colleague_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_participant_id_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participant"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "retention_notice" ADD CONSTRAINT "retention_notice_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "revision" ADD CONSTRAINT "revision_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "revision" ADD CONSTRAINT "revision_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scan" ADD CONSTRAINT "scan_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "security_token" ADD CONSTRAINT "security_token_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shield_device" ADD CONSTRAINT "shield_device_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shield_session" ADD CONSTRAINT "shield_session_participant_id_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participant"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trust_anchor" ADD CONSTRAINT "trust_anchor_list_id_trust_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."trust_list"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "upload_chunk" ADD CONSTRAINT "upload_chunk_upload_id_upload_task_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload_task"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "upload_task" ADD CONSTRAINT "upload_task_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "upload_task" ADD CONSTRAINT "upload_task_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "api_client_key" ON "api_client" USING btree ("key_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "api_client_old_key" ON "api_client" USING btree ("old_key_hash");
--> statement-breakpoint
CREATE INDEX "api_client_enterprise" ON "api_client" USING btree ("enterprise_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "attached_file_envelope" ON "attached_file" USING btree ("envelope_id");
--> statement-breakpoint
CREATE INDEX "attached_file_form" ON "attached_file" USING btree ("form_id");
--> statement-breakpoint
CREATE INDEX "attached_file_file" ON "attached_file" USING btree ("file_id");
--> statement-breakpoint
CREATE INDEX "audit_envelope" ON "audit" USING btree ("envelope_id") WHERE envelope_id is not null;
--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","number");
--> statement-breakpoint
CREATE INDEX "audit_person" ON "audit" USING btree ("person_id","at","number") WHERE person_id is not null;
--> statement-breakpoint
CREATE INDEX "audit_kind" ON "audit" USING btree ("kind","at","number") WHERE kind not in ('certificate.issued', 'envelope.completed', 'envelope.created', 'envelope.prepared', 'envelope.started', 'participant.decided', 'participant.signed', 'signature.made', 'user.loggedIn');
--> statement-breakpoint
CREATE INDEX "bst_enterprise" ON "bst" USING btree ("enterprise_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE recycled_at is null;
--> statement-breakpoint
CREATE INDEX "bst_group_of" ON "bst" USING btree ("group_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "bst_avatar_file" ON "bst" USING btree ("avatar_file_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "bst_editing_envelope" ON "bst_editing" USING btree ("envelope_id");
--> statement-breakpoint
CREATE INDEX "bst_file_file" ON "bst_file" USING btree ("file_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "bst_group_name" ON "bst_group" USING btree ("enterprise_id","name");
--> statement-breakpoint
CREATE INDEX "bst_use_bst" ON "bst_use" USING btree ("bst_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "bst_use_member" ON "bst_use" USING btree ("bst_id","member_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "captcha_session" ON "captcha" USING btree ("session_id","service");
--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_attempt" ON "certificate" USING btree ("attempt","file_id") WHERE attempt is not null;
--> statement-breakpoint
CREATE INDEX "certificate_issued" ON "certificate" USING btree ("issued_at","serial");
--> statement-breakpoint
CREATE INDEX "certificate_envelope" ON "certificate" USING btree ("envelope_id") WHERE envelope_id is not null;
--> statement-breakpoint
CREATE INDEX "certificate_participant" ON "certificate" USING btree ("participant_id") WHERE participant_id is not null;
--> statement-breakpoint
CREATE INDEX "certificate_revoked" ON "certificate" USING btree ("revoked_at") WHERE revoked_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "charge_bill_number" ON "charge_bill" USING btree ("number");
--> statement-breakpoint
CREATE UNIQUE INDEX "charge_bill_order" ON "charge_bill" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "charge_bill_account" ON "charge_bill" USING btree ("account_id","id");
--> statement-breakpoint
CREATE INDEX "charge_entry_account" ON "charge_entry" USING btree ("account_id","id");
--> statement-breakpoint
CREATE INDEX "charge_entry_at" ON "charge_entry" USING btree ("account_id","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "charge_entry_grant" ON "charge_entry" USING btree ("account_id") WHERE kind = 'GRANT';
--> statement-breakpoint
CREATE UNIQUE INDEX "charge_entry_order" ON "charge_entry" USING btree ("order_id") WHERE kind = 'PURCHASE';
--> statement-breakpoint
CREATE UNIQUE INDEX "charge_entry_hold" ON "charge_entry" USING btree ("envelope_id") WHERE kind = 'HOLD';
--> statement-breakpoint
CREATE UNIQUE INDEX "charge_entry_settled" ON "charge_entry" USING btree ("envelope_id") WHERE kind in ('CONSUME', 'REFUND');
--> statement-breakpoint
CREATE INDEX "charge_lot_left" ON "charge_lot" USING btree ("account_id","expires_at","id") WHERE remaining > 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "charge_order_payment_reference" ON "charge_order" USING btree ("payment_reference");
--> statement-breakpoint
CREATE UNIQUE INDEX "charge_order_reference" ON "charge_order" USING btree ("reference");
--> statement-breakpoint
CREATE INDEX "charge_order_account" ON "charge_order" USING btree ("account_id","id");
--> statement-breakpoint
CREATE INDEX "charge_order_status" ON "charge_order" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "charge_refund_order" ON "charge_refund" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "code_contact" ON "code" USING btree ("contact","service","created_at");
--> statement-breakpoint
CREATE INDEX "code_session" ON "code" USING btree ("session_id","created_at");
--> statement-breakpoint
CREATE INDEX "complaint_status" ON "complaint" USING btree ("status","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "contact_group_name" ON "contact_group" USING btree ("account_id","name");
--> statement-breakpoint
CREATE UNIQUE INDEX "contract_number_enabled" ON "contract_number" USING btree ("enterprise_id") WHERE status = 'ENABLE';
--> statement-breakpoint
CREATE UNIQUE INDEX "contract_number_prefix" ON "contract_number" USING btree ("enterprise_id","prefix");
--> statement-breakpoint
CREATE INDEX "contract_number_enterprise" ON "contract_number" USING btree ("enterprise_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "contract_number_use_envelope" ON "contract_number_use" USING btree ("envelope_id");
--> statement-breakpoint
CREATE INDEX "data_export_person" ON "data_export" USING btree ("person_id","created_at");
--> statement-breakpoint
CREATE INDEX "data_export_enterprise" ON "data_export" USING btree ("enterprise_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_running" ON "data_export" USING btree (coalesce(enterprise_id, person_id)) WHERE status = 'RUNNING';
--> statement-breakpoint
CREATE INDEX "data_export_expire" ON "data_export" USING btree ("expire_at");
--> statement-breakpoint
CREATE INDEX "data_export_blob_digest" ON "data_export_blob" USING btree ("digest");
--> statement-breakpoint
CREATE INDEX "delivery_contact" ON "delivery" USING btree ("contact_hash","created_at");
--> statement-breakpoint
CREATE INDEX "delivery_created" ON "delivery" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "delivery_captcha" ON "delivery" USING btree ("session_id","created_at") WHERE channel = 'CAPTCHA';
--> statement-breakpoint
CREATE INDEX "delivery_envelope" ON "delivery" USING btree ("envelope_id") WHERE envelope_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_code" ON "enterprise" USING btree ("unified_social_code");
--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_regist_code" ON "enterprise" USING btree ("regist_code");
--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_role_alias" ON "enterprise_role" USING btree ("enterprise_id","alias");
--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_role_name" ON "enterprise_role" USING btree ("enterprise_id","name");
--> statement-breakpoint
CREATE INDEX "enterprise_role_author_member" ON "enterprise_role_author" USING btree ("member_id");
--> statement-breakpoint
CREATE INDEX "envelope_sender" ON "envelope" USING btree ("sender_id","created_at");
--> statement-breakpoint
CREATE INDEX "envelope_cancels" ON "envelope" USING btree ("cancels_id") WHERE cancels_id is not null;
--> statement-breakpoint
CREATE INDEX "envelope_copied" ON "envelope" USING btree ("copied_from_id") WHERE copied_from_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "envelope_multi" ON "envelope" USING btree ("multi_job_id","multi_row") WHERE multi_job_id is not null;
--> statement-breakpoint
CREATE INDEX "envelope_archive" ON "envelope" USING btree (least(archive_ends_at, evidence_ends_at),"id") WHERE evidence_digest is not null;
--> statement-breakpoint
CREATE INDEX "envelope_count_account" ON "envelope_count" USING btree ("account_id","shown_status");
--> statement-breakpoint
CREATE INDEX "envelope_count_ordered" ON "envelope_count" USING btree ("account_id") WHERE is_ordered;
--> statement-breakpoint
CREATE INDEX "envelope_label_envelope" ON "envelope_label" USING btree ("envelope_id","account_id");
--> statement-breakpoint
CREATE INDEX "envelope_viewer_by_status" ON "envelope_viewer" USING btree ("account_id","is_sender","shown_status","status_at","envelope_id");
--> statement-breakpoint
CREATE INDEX "envelope_viewer_by_created" ON "envelope_viewer" USING btree ("account_id","is_sender","shown_status","created_at","envelope_id") WHERE is_ordered;
--> statement-breakpoint
CREATE INDEX "envelope_viewer_by_expiry" ON "envelope_viewer" USING btree ("account_id","is_sender","shown_status","expire_at","envelope_id") WHERE is_ordered;
--> statement-breakpoint
CREATE INDEX "envelope_viewer_by_title" ON "envelope_viewer" USING btree ("account_id","is_sender","shown_status","title","envelope_id") WHERE is_ordered;
--> statement-breakpoint
CREATE INDEX "envelope_viewer_firm_status" ON "envelope_viewer" USING btree ("enterprise_id","is_sender","shown_status","status_at","envelope_id") WHERE enterprise_id is not null;
--> statement-breakpoint
CREATE INDEX "envelope_viewer_firm_created" ON "envelope_viewer" USING btree ("enterprise_id","is_sender","shown_status","created_at","envelope_id") WHERE enterprise_id is not null;
--> statement-breakpoint
CREATE INDEX "envelope_viewer_firm_expiry" ON "envelope_viewer" USING btree ("enterprise_id","is_sender","shown_status","expire_at","envelope_id") WHERE enterprise_id is not null;
--> statement-breakpoint
CREATE INDEX "envelope_viewer_firm_title" ON "envelope_viewer" USING btree ("enterprise_id","is_sender","shown_status","title","envelope_id") WHERE enterprise_id is not null;
--> statement-breakpoint
CREATE INDEX "envelope_words_keys" ON "envelope_words" USING gin (search_keys(owners, title || E'\n' || contract_number || E'\n' || participants || E'\n' || documents, marks)) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "erased_document_completed" ON "erased_document" USING btree ("completed_digest");
--> statement-breakpoint
CREATE INDEX "erased_document_head" ON "erased_document" USING btree ("head_digest");
--> statement-breakpoint
CREATE INDEX "evidence_archive_digest" ON "evidence_archive" USING btree ("digest");
--> statement-breakpoint
CREATE INDEX "evidence_facts_envelope" ON "evidence_facts" USING btree ("envelope_id");
--> statement-breakpoint
CREATE INDEX "file_owner" ON "file" USING btree ("owner_id","created_at");
--> statement-breakpoint
CREATE INDEX "form_envelope" ON "form" USING btree ("envelope_id");
--> statement-breakpoint
CREATE INDEX "form_participant" ON "form" USING btree ("participant_id");
--> statement-breakpoint
CREATE INDEX "holder_key_account" ON "holder_key" USING btree ("kind","account_id");
--> statement-breakpoint
CREATE INDEX "holder_key_person" ON "holder_key" USING btree ("person_id");
--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "identity_application_person" ON "identity_application" USING btree ("person_id") WHERE status = 'WAITING' and kind = 'PERSON';
--> statement-breakpoint
CREATE UNIQUE INDEX "identity_application_enterprise" ON "identity_application" USING btree ("enterprise_id") WHERE status = 'WAITING' and kind = 'ENTERPRISE';
--> statement-breakpoint
CREATE INDEX "identity_application_number" ON "identity_application" USING btree ("number_hash");
--> statement-breakpoint
CREATE INDEX "identity_application_status" ON "identity_application" USING btree ("status","created_at");
--> statement-breakpoint
CREATE INDEX "identity_paper_application" ON "identity_paper" USING btree ("application_id");
--> statement-breakpoint
CREATE INDEX "identity_paper_person" ON "identity_paper" USING btree ("person_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_link_token" ON "invitation_link" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "invitation_send_enterprise" ON "invitation_send" USING btree ("enterprise_id","sent_at");
--> statement-breakpoint
CREATE INDEX "invitation_send_person" ON "invitation_send" USING btree ("person_id","sent_at");
--> statement-breakpoint
CREATE INDEX "invitation_send_contact" ON "invitation_send" USING btree ("contact","sent_at");
--> statement-breakpoint
CREATE INDEX "invitation_send_at" ON "invitation_send" USING btree ("sent_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "job_live_key" ON "job" USING btree ("kind","key") WHERE done_at is null and dead_at is null;
--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("kind","run_at") WHERE done_at is null and dead_at is null;
--> statement-breakpoint
CREATE INDEX "job_dead" ON "job" USING btree ("dead_at") WHERE dead_at is not null and done_at is null;
--> statement-breakpoint
CREATE INDEX "job_done" ON "job" USING btree ("done_at") WHERE done_at is not null;
--> statement-breakpoint
CREATE INDEX "join_application_enterprise" ON "join_application" USING btree ("enterprise_id","status","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "join_application_waiting" ON "join_application" USING btree ("enterprise_id","person_id") WHERE status = 'WAITING';
--> statement-breakpoint
CREATE UNIQUE INDEX "label_name" ON "label" USING btree ("account_id","name");
--> statement-breakpoint
CREATE INDEX "legal_hold_active" ON "legal_hold" USING btree ("subject_id") WHERE released_at is null;
--> statement-breakpoint
CREATE INDEX "legal_hold_enterprise" ON "legal_hold" USING btree ("enterprise_id","placed_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "legal_hold_placed" ON "legal_hold" USING btree ("placed_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "log_checkpoint_at" ON "log_checkpoint" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "log_leaf_row" ON "log_leaf" USING btree ("row_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "member_enterprise_person" ON "member" USING btree ("enterprise_id","person_id");
--> statement-breakpoint
CREATE INDEX "member_person" ON "member" USING btree ("person_id");
--> statement-breakpoint
CREATE INDEX "member_listed" ON "member" USING btree ("enterprise_id","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "member_owner" ON "member" USING btree ("enterprise_id") WHERE is_owner;
--> statement-breakpoint
CREATE INDEX "member_import_created" ON "member_import" USING btree ("enterprise_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "member_import_running" ON "member_import" USING btree ("enterprise_id") WHERE status = 'RUNNING';
--> statement-breakpoint
CREATE UNIQUE INDEX "member_invitation_waiting" ON "member_invitation" USING btree ("enterprise_id","contact") WHERE status = 'WAITING';
--> statement-breakpoint
CREATE INDEX "member_invitation_created" ON "member_invitation" USING btree ("enterprise_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "member_profile_number" ON "member_profile" USING btree ("enterprise_id","employee_number");
--> statement-breakpoint
CREATE INDEX "member_profile_department" ON "member_profile" USING btree ("department_id");
--> statement-breakpoint
CREATE INDEX "message_account" ON "message" USING btree ("account_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "message_unpulled" ON "message" USING btree ("person_id") WHERE pulled_at is null;
--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("account_id","kind") WHERE read_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "multi_send_execution_row" ON "multi_send_execution" USING btree ("job_id","number");
--> statement-breakpoint
CREATE INDEX "multi_send_execution_status" ON "multi_send_execution" USING btree ("job_id","status","number");
--> statement-breakpoint
CREATE INDEX "multi_send_job_envelope" ON "multi_send_job" USING btree ("envelope_id","created_at");
--> statement-breakpoint
CREATE INDEX "multi_send_job_account" ON "multi_send_job" USING btree ("account_id","created_at");
--> statement-breakpoint
CREATE INDEX "multi_send_job_sheet" ON "multi_send_job" USING btree ("sheet_id");
--> statement-breakpoint
CREATE INDEX "multi_send_recipient_valid" ON "multi_send_recipient" USING btree ("sheet_id","number") WHERE errors is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "multi_send_sheet_participant" ON "multi_send_sheet" USING btree ("participant_id");
--> statement-breakpoint
CREATE INDEX "multi_send_sheet_created" ON "multi_send_sheet" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "office_seal_list" ON "office_seal" USING btree ("enterprise_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "office_seal_of_group" ON "office_seal" USING btree ("group_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "office_seal_name" ON "office_seal" USING btree ("enterprise_id","name") WHERE status = 'NORMAL' and check_status <> 'REFUSED';
--> statement-breakpoint
CREATE INDEX "office_seal_name_queue" ON "office_seal" USING btree ("created_at","id") WHERE name_check = 'WAITING';
--> statement-breakpoint
CREATE INDEX "office_seal_application_list" ON "office_seal_application" USING btree ("enterprise_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "office_seal_application_member" ON "office_seal_application" USING btree ("member_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "office_seal_application_waiting" ON "office_seal_application" USING btree ("seal_id","member_id","kind") WHERE status = 'WAITING';
--> statement-breakpoint
CREATE INDEX "office_seal_authorization_list" ON "office_seal_authorization" USING btree ("enterprise_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "office_seal_authorization_holder" ON "office_seal_authorization" USING btree ("member_id","seal_id");
--> statement-breakpoint
CREATE INDEX "office_seal_authorization_seal" ON "office_seal_authorization" USING btree ("seal_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "office_seal_group_name" ON "office_seal_group" USING btree ("enterprise_id","name");
--> statement-breakpoint
CREATE UNIQUE INDEX "office_seal_use_once" ON "office_seal_use" USING btree ("participant_id","seal_id");
--> statement-breakpoint
CREATE INDEX "office_seal_use_list" ON "office_seal_use" USING btree ("enterprise_id","signed_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "office_seal_use_seal" ON "office_seal_use" USING btree ("seal_id","signed_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "office_seal_use_authorization" ON "office_seal_use" USING btree ("authorization_id");
--> statement-breakpoint
CREATE INDEX "office_seal_use_turn" ON "office_seal_use" USING btree ("turn_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "opcode_secret" ON "opcode" USING btree ("secret_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "operator_login" ON "operator" USING btree ("login");
--> statement-breakpoint
CREATE INDEX "operator_request_list" ON "operator_request" USING btree ("status","requested_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "operator_request_waiting" ON "operator_request" USING btree ("subject") WHERE status = 'WAITING';
--> statement-breakpoint
CREATE INDEX "participant_envelope" ON "participant" USING btree ("envelope_id");
--> statement-breakpoint
CREATE INDEX "participant_person" ON "participant" USING btree ("person_id") WHERE person_id is not null;
--> statement-breakpoint
CREATE INDEX "participant_member" ON "participant" USING btree ("member_id") WHERE member_id is not null;
--> statement-breakpoint
CREATE INDEX "participant_role" ON "participant" USING btree ("enterprise_role_wsid") WHERE type = 'ENTERPRISE_ROLE';
--> statement-breakpoint
CREATE INDEX "participant_phone" ON "participant" USING btree ("phone") WHERE person_id is null;
--> statement-breakpoint
CREATE INDEX "participant_email" ON "participant" USING btree ("email") WHERE person_id is null;
--> statement-breakpoint
CREATE INDEX "participant_enterprise_name" ON "participant" USING btree ("enterprise_name") WHERE type = 'ENTERPRISE_MEMBER' and enterprise_id is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_credential" ON "passkey" USING btree ("credential_id");
--> statement-breakpoint
CREATE INDEX "passkey_person" ON "passkey" USING btree ("person_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "person_phone" ON "person" USING btree ("phone");
--> statement-breakpoint
CREATE UNIQUE INDEX "person_email" ON "person" USING btree ("email");
--> statement-breakpoint
CREATE UNIQUE INDEX "person_identity_number" ON "person" USING btree ("identity_number_hash");
--> statement-breakpoint
CREATE INDEX "person_registered" ON "person" USING btree ("registered_at","id");
--> statement-breakpoint
CREATE INDEX "picture_person" ON "picture" USING btree ("person_id","kind","created_at");
--> statement-breakpoint
CREATE INDEX "reservation_lease" ON "reservation" USING btree ("lease_until");
--> statement-breakpoint
CREATE INDEX "revision_digest" ON "revision" USING btree ("digest");
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("account_id","name");
--> statement-breakpoint
CREATE UNIQUE INDEX "security_token_secret" ON "security_token" USING btree ("secret_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "session_secret" ON "session" USING btree ("secret_hash");
--> statement-breakpoint
CREATE INDEX "session_person" ON "session" USING btree ("person_id") WHERE ended_at is null;
--> statement-breakpoint
CREATE INDEX "session_created" ON "session" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "shield_device_person" ON "shield_device" USING btree ("person_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "shield_session_secret" ON "shield_session" USING btree ("secret_hash");
--> statement-breakpoint
CREATE INDEX "shield_session_participant" ON "shield_session" USING btree ("participant_id","created_at");
--> statement-breakpoint
CREATE INDEX "trust_anchor_subject" ON "trust_anchor" USING btree ("list_id","subject","fingerprint");
--> statement-breakpoint
CREATE UNIQUE INDEX "trust_list_name" ON "trust_list" USING btree ("name");
--> statement-breakpoint
CREATE UNIQUE INDEX "upload_task_owner" ON "upload_task" USING btree ("owner_id","task_id");
--> statement-breakpoint
CREATE INDEX "upload_task_created" ON "upload_task" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "webhook_enterprise" ON "webhook" USING btree ("enterprise_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_delivery_number" ON "webhook_delivery" USING btree ("webhook_id","number");
--> statement-breakpoint
CREATE INDEX "webhook_delivery_status" ON "webhook_delivery" USING btree ("webhook_id","status","number");
--> statement-breakpoint
CREATE INDEX "webhook_delivery_created" ON "webhook_delivery" USING btree ("webhook_id","created_at");
--> statement-breakpoint
ALTER TABLE "envelope_words" SET (fillfactor = 85);
