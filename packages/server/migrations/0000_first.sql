CREATE TABLE "job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"last_error" text,
	"done_at" timestamp with time zone,
	"dead_at" timestamp with time zone
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
CREATE TABLE "delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"contact_hash" text NOT NULL,
	"session_id" uuid,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text
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
CREATE TABLE "idempotency" (
	"person_id" uuid NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_person_id_call_key_pk" PRIMARY KEY("person_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "opcode" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"kind" text NOT NULL,
	"session_id" uuid NOT NULL,
	"service" text NOT NULL,
	"contact" text NOT NULL,
	"device_id" text,
	"destination" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
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
	"password_hash" text,
	"sign_password_hash" text,
	"language" text DEFAULT 'zh-CN' NOT NULL,
	"regist_from" text,
	"registered_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	"modified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_account_status" CHECK (account_status in ('INACTIVE', 'ACTIVE', 'DISABLED')),
	CONSTRAINT "person_idttv_status" CHECK (idttv_status in ('NO', 'WAITING', 'PASSED')),
	CONSTRAINT "person_contact" CHECK (phone is not null or email is not null)
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
	"deleted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"person_id" uuid,
	"scopes" jsonb,
	"contact" text,
	"device_id" text,
	"ip" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_active_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "envelope" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sender_id" uuid NOT NULL,
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
	"timezone" text NOT NULL,
	"prepare_state" text DEFAULT 'NOT_STARTED' NOT NULL,
	"prepare_error" text,
	"handle_reason" text,
	"recycled_by_sender" boolean DEFAULT false NOT NULL,
	"voided_at" timestamp with time zone,
	"evidence_digest" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"status_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "envelope_status" CHECK (status in ('DRAFT', 'TIMED', 'ING_PROCESS', 'ED_SUCCESS', 'ED_FAIL_REJECT', 'ED_FAIL_EXPIRED', 'ED_FAIL_REVOKE', 'ED_FAIL_CHECK', 'ED_FAIL_BACK')),
	CONSTRAINT "envelope_flow_type" CHECK (flow_type in ('SIGN_PROCESS', 'CANCEL_PROCESS')),
	CONSTRAINT "envelope_prepare_state" CHECK (prepare_state in ('NOT_STARTED', 'RUNNING', 'DONE', 'FAILED'))
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
	CONSTRAINT "envelope_document_envelope_id_file_id_pk" PRIMARY KEY("envelope_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "envelope_viewer" (
	"person_id" uuid NOT NULL,
	"envelope_id" uuid NOT NULL,
	"shown_status" text NOT NULL,
	"is_sender" boolean NOT NULL,
	"status_at" timestamp with time zone NOT NULL,
	"expire_at" timestamp with time zone NOT NULL,
	CONSTRAINT "envelope_viewer_person_id_envelope_id_pk" PRIMARY KEY("person_id","envelope_id"),
	CONSTRAINT "envelope_viewer_status" CHECK (shown_status in ('DRAFT', 'TIMED', 'WAITING_JOIN_ENTERPRISE', 'WAITING_ME_SIGN', 'WAITING_ME_CHECK', 'WAITING_OTHERS', 'ED_SUCCESS', 'ED_FAIL_EXPIRED', 'REVOKE', 'REJECT', 'CHECK_FAILED', 'BACK', 'CANCEL_WAITING_ME', 'CANCEL_WAITING_OTHERS', 'CANCELLED', 'RECYCLED'))
);
--> statement-breakpoint
CREATE TABLE "file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"source_digest" text NOT NULL,
	"source_bytes" bigint NOT NULL,
	"digest" text,
	"bytes" bigint,
	"pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"signed_before" boolean DEFAULT false NOT NULL,
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
	"confirm_status" text NOT NULL,
	"value" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_type" CHECK (form_type in ('WRITE_SIGN', 'SEAL_SIGN', 'TEXT', 'DATE', 'MULTI_CHECK_MARK'))
);
--> statement-breakpoint
CREATE TABLE "participant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"envelope_id" uuid NOT NULL,
	"person_id" uuid,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
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
CREATE TABLE "reservation" (
	"participant_id" uuid PRIMARY KEY NOT NULL,
	"envelope_id" uuid NOT NULL,
	"attempt" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"act" jsonb NOT NULL
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
	"task_id" text NOT NULL,
	"file_name" text NOT NULL,
	"total_size" bigint NOT NULL,
	"chunk_total" integer NOT NULL,
	"file_id" uuid,
	"created_at" timestamp with time zone NOT NULL
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
	"previous_hash" text,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authority_key" (
	"role" text PRIMARY KEY NOT NULL,
	"certificate" "bytea" NOT NULL,
	"sealed_key" "bytea" NOT NULL,
	"evaluation" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authority_state" (
	"name" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"der" "bytea"
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
ALTER TABLE "picture" ADD CONSTRAINT "picture_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope" ADD CONSTRAINT "envelope_sender_id_person_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_document" ADD CONSTRAINT "envelope_document_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_document" ADD CONSTRAINT "envelope_document_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_viewer" ADD CONSTRAINT "envelope_viewer_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_viewer" ADD CONSTRAINT "envelope_viewer_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form" ADD CONSTRAINT "form_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form" ADD CONSTRAINT "form_participant_id_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant" ADD CONSTRAINT "participant_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant" ADD CONSTRAINT "participant_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_participant_id_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision" ADD CONSTRAINT "revision_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision" ADD CONSTRAINT "revision_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_chunk" ADD CONSTRAINT "upload_chunk_upload_id_upload_task_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload_task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_task" ADD CONSTRAINT "upload_task_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_task" ADD CONSTRAINT "upload_task_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_live_key" ON "job" USING btree ("kind","key") WHERE done_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("kind","run_at") WHERE done_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "job_dead" ON "job" USING btree ("dead_at") WHERE dead_at is not null and done_at is null;--> statement-breakpoint
CREATE INDEX "job_done" ON "job" USING btree ("done_at") WHERE done_at is not null;--> statement-breakpoint
CREATE INDEX "captcha_session" ON "captcha" USING btree ("session_id","service");--> statement-breakpoint
CREATE INDEX "code_contact" ON "code" USING btree ("contact","service","created_at");--> statement-breakpoint
CREATE INDEX "code_session" ON "code" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "delivery_contact" ON "delivery" USING btree ("contact_hash","created_at");--> statement-breakpoint
CREATE INDEX "delivery_created" ON "delivery" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "opcode_secret" ON "opcode" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "person_phone" ON "person" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "person_email" ON "person" USING btree ("email");--> statement-breakpoint
CREATE INDEX "picture_person" ON "picture" USING btree ("person_id","kind","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "session_secret" ON "session" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "session_person" ON "session" USING btree ("person_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "session_last_active" ON "session" USING btree ("last_active_at");--> statement-breakpoint
CREATE INDEX "envelope_sender" ON "envelope" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "envelope_viewer_status" ON "envelope_viewer" USING btree ("person_id","shown_status","status_at" DESC NULLS LAST,"envelope_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "envelope_viewer_all" ON "envelope_viewer" USING btree ("person_id","status_at" DESC NULLS LAST,"envelope_id" DESC NULLS LAST,"shown_status");--> statement-breakpoint
CREATE INDEX "file_owner" ON "file" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "form_envelope" ON "form" USING btree ("envelope_id");--> statement-breakpoint
CREATE INDEX "form_participant" ON "form" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "participant_envelope" ON "participant" USING btree ("envelope_id","sequence","id");--> statement-breakpoint
CREATE INDEX "participant_person" ON "participant" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "participant_phone" ON "participant" USING btree ("phone") WHERE person_id is null;--> statement-breakpoint
CREATE INDEX "participant_email" ON "participant" USING btree ("email") WHERE person_id is null;--> statement-breakpoint
CREATE INDEX "reservation_lease" ON "reservation" USING btree ("lease_until");--> statement-breakpoint
CREATE INDEX "revision_digest" ON "revision" USING btree ("digest");--> statement-breakpoint
CREATE UNIQUE INDEX "upload_task_owner" ON "upload_task" USING btree ("owner_id","task_id");--> statement-breakpoint
CREATE INDEX "upload_task_created" ON "upload_task" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_envelope" ON "audit" USING btree ("envelope_id","number");--> statement-breakpoint
CREATE INDEX "audit_person" ON "audit" USING btree ("person_id","number");--> statement-breakpoint
CREATE INDEX "audit_kind" ON "audit" USING btree ("kind","number");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_attempt" ON "certificate" USING btree ("attempt","file_id") WHERE attempt is not null;--> statement-breakpoint
CREATE INDEX "certificate_envelope" ON "certificate" USING btree ("envelope_id");--> statement-breakpoint
CREATE INDEX "certificate_revoked" ON "certificate" USING btree ("revoked_at") WHERE revoked_at is not null;