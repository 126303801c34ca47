/** What of a table goes from an evaluation into production. */
export interface KeptTable {
  /** A condition on the rows, SQL; every row without one. */
  readonly where?: string;
  /** Columns that get another value, as SQL over the row. */
  readonly values?: Readonly<Record<string, string>>;
  /** Columns with the digest of a stored file, which goes with the row. */
  readonly files?: readonly string[];
}

/** Made by `npm start -- --demo`, with passwords that everyone knows. */
const IS_DEMO = `regist_from = 'DEMO'`;
const LIVE_TEMPLATE = 'recycled_at is null';
const FILE_OF_TEMPLATE = `select file_id from bst_file join bst on bst.id = bst_id where ${LIVE_TEMPLATE}`;
/** Whether the picture of a seal shows the verified name is for the operators of production to compare. */
const IS_SEAL_IN_USE = `status = 'NORMAL' and check_status = 'CHECKED'`;

/** People, their companies, and what they have set up. Identities are verified again: a certificate of production vouches for them. */
export const KEPT_TABLES: Readonly<Record<string, KeptTable>> = {
  person: {
    values: {
      idttv_status: `'NO'`,
      identity_number_hash: 'null',
      real_name: 'null',
      password_hash: `case when ${IS_DEMO} then null else password_hash end`,
      sign_password_hash: `case when ${IS_DEMO} then null else sign_password_hash end`,
    },
    files: ['avatar_digest'],
  },
  contact_proof: {},
  passkey: {},
  picture: { where: 'not deleted', files: ['digest'] },
  enterprise: {
    values: { idttv_status: `'INCOMPLETE'`, unified_social_code: 'null', regist_code: 'null' },
    files: ['avatar_digest'],
  },
  member: {},
  member_profile: {},
  department: {},
  enterprise_role: {},
  enterprise_role_privilege: {},
  enterprise_role_author: {},
  office_seal_group: {},
  office_seal: {
    values: {
      company_name: 'null',
      name_check: `case when ${IS_SEAL_IN_USE} then 'WAITING' else name_check end`,
      check_status: `case when ${IS_SEAL_IN_USE} then 'WAITING' else check_status end`,
      name_checked_by: 'null',
      name_checked_at: 'null',
    },
    files: ['digest'],
  },
  office_seal_authorization: { where: `revoked_at is null and envelope_ids = '[]'::jsonb` },
  bst_group: {},
  bst: { where: LIVE_TEMPLATE, files: ['avatar_digest'] },
  bst_file: { where: `bst_id in (select id from bst where ${LIVE_TEMPLATE})` },
  file: { where: `id in (${FILE_OF_TEMPLATE})`, files: ['digest', 'source_digest'] },
  contract_number: {},
  contact_group: {},
  label: {},
  retention_policy: {},
  saved_view: {},
  blacklist: {},
};

const OF_AUTHORITY = 'production has an authority of its own';
const OF_CONTRACTS = 'contracts of the evaluation stay with it, signed by its authority';
const OF_OPERATORS = 'the staff of production is appointed in production';
const OF_SESSIONS = 'everyone logs in again';
const OF_MONEY = 'an evaluation takes no money';
const PASSING = 'it ends by itself within days';
const VERIFIED_AGAIN = 'identities are verified again';
const OF_PROGRAMS = 'programs of others get new keys and addresses, so that none acts in production by mistake';
const OF_INVITATIONS = 'invitations name the address of the evaluation: invite again';

/** Every other table, and why its rows stay in the evaluation. */
export const LEFT_TABLES: Readonly<Record<string, string>> = {
  api_client: OF_PROGRAMS,
  webhook: OF_PROGRAMS,
  webhook_delivery: OF_PROGRAMS,
  audit: 'it records the acts in the evaluation',
  audit_waiting: 'it records the acts in the evaluation',
  log_checkpoint: 'it records the acts in the evaluation',
  log_leaf: 'it records the acts in the evaluation',
  log_node: 'it records the acts in the evaluation',
  authority_key: OF_AUTHORITY,
  authority_state: OF_AUTHORITY,
  certificate: OF_AUTHORITY,
  holder_key: OF_AUTHORITY,
  shield_device: OF_AUTHORITY,
  shield_session: OF_AUTHORITY,
  data_key: 'files are encrypted again, by a key of production',
  blob_removal: 'it belongs to the store of the evaluation',
  installation_mark: 'it belongs to the database itself',
  server_instance: 'it belongs to the database itself',
  bst_editing: OF_CONTRACTS,
  bst_use: OF_CONTRACTS,
  contract_number_counter: 'numbers begin again',
  contract_number_use: OF_CONTRACTS,
  attached_file: OF_CONTRACTS,
  envelope: OF_CONTRACTS,
  envelope_count: OF_CONTRACTS,
  envelope_document: OF_CONTRACTS,
  envelope_label: OF_CONTRACTS,
  envelope_viewer: OF_CONTRACTS,
  envelope_words: OF_CONTRACTS,
  data_export: OF_CONTRACTS,
  erased_document: OF_CONTRACTS,
  legal_hold: OF_CONTRACTS,
  retention_notice: OF_CONTRACTS,
  data_export_blob: OF_CONTRACTS,
  data_export_part: OF_CONTRACTS,
  evidence_archive: OF_CONTRACTS,
  evidence_facts: OF_CONTRACTS,
  form: OF_CONTRACTS,
  participant: OF_CONTRACTS,
  reservation: OF_CONTRACTS,
  revision: OF_CONTRACTS,
  multi_send_execution: OF_CONTRACTS,
  multi_send_job: OF_CONTRACTS,
  multi_send_recipient: OF_CONTRACTS,
  multi_send_sheet: OF_CONTRACTS,
  office_seal_application: OF_CONTRACTS,
  office_seal_use: OF_CONTRACTS,
  join_application: OF_CONTRACTS,
  message: OF_CONTRACTS,
  complaint: OF_CONTRACTS,
  daily_count: 'it counts what happened in the evaluation',
  delivery: 'it was sent from the evaluation',
  returned_contact: 'it answers what was sent from the evaluation',
  job: 'it is work of the evaluation',
  charge_account: OF_MONEY,
  charge_bill: OF_MONEY,
  charge_entry: OF_MONEY,
  charge_lot: OF_MONEY,
  charge_order: OF_MONEY,
  charge_refund: OF_MONEY,
  identity_application: VERIFIED_AGAIN,
  identity_paper: VERIFIED_AGAIN,
  invitation_link: OF_INVITATIONS,
  invitation_send: OF_INVITATIONS,
  member_import: OF_INVITATIONS,
  member_import_row: OF_INVITATIONS,
  member_invitation: OF_INVITATIONS,
  operator: OF_OPERATORS,
  operator_device: OF_OPERATORS,
  operator_request: OF_OPERATORS,
  trust_anchor: OF_OPERATORS,
  trust_list: OF_OPERATORS,
  session: OF_SESSIONS,
  known_device: OF_SESSIONS,
  document_view: OF_SESSIONS,
  passkey_challenge: OF_SESSIONS,
  security_token: OF_SESSIONS,
  captcha: PASSING,
  code: PASSING,
  guess_counter: PASSING,
  idempotency: PASSING,
  opcode: PASSING,
  scan: PASSING,
  upload_chunk: PASSING,
  upload_task: PASSING,
};
