import type { Api, DataIn } from '@countersign/contract';
import {
  ATTACHMENT_MB_PER_DAY,
  type AttachmentRule,
  attachmentRule,
  fromWsid,
  judgeAttachment,
  splitFileName,
} from '@countersign/domain';
import {
  type AttachmentRow,
  type FormRow,
  insertAttachment,
  judgeChunk,
  listAttached,
  soundFile,
  takeFragment,
} from '../../../contracts/index.ts';
import { type Call, type Services, type Tx, demand, refuseWith, spend } from '../../../platform/index.ts';
import { takeOwnTurn } from '../acts/append-forms.ts';
import { whereOf } from '../core/attached.ts';
import { presentAttachment } from './present.ts';

type Upload = Api['uploadAttachment'];

const KB = 1024;
const DAY_SEC = 86_400;

/**
 * Takes one chunk of a file that a field of the participant asks for, while it is their turn. The bytes go the way of every
 * upload; the complete file is bound to the field in the transaction that makes it, and to the contract by the act.
 */
export async function uploadAttachment(services: Services, call: Call<Upload>): Promise<DataIn<Upload>> {
  const { body, context } = call;
  const { limits } = services.config;
  const { form, rule } = await services.db.withTx(async (tx) => {
    const asked = await askedForm(tx, call);
    await spendQuota(tx, asked.participantId, body.size, context.now);
    return asked;
  });
  const { name, type } = demand(judgeChunk(body, Math.min(limits.bytes, rule.maxFileMb * KB * KB)));
  const kind = judgeAttachment(rule, { type, bytes: body.totalSize });
  if (!kind.ok) refuseWith(kind.error, { ...kind.params, ...whereOf(form) });
  const printedName = await printable(services, splitFileName(name).base);
  const onFile = async (tx: Tx, fileId: string): Promise<void> => {
    // The field is read again, under the lock of the contract.
    const { participantId, taken } = await askedForm(tx, call);
    if (taken.length >= rule.maxFiles) refuseWith('ERROR_ATTACHMENT_COUNT', { limit: rule.maxFiles, ...whereOf(form) });
    await insertAttachment(tx, {
      id: services.ids.next(),
      envelopeId: call.relation.envelopeId,
      formId: form.id,
      participantId,
      fileId,
      printedName,
      createdAt: context.now,
    });
  };
  const { file, ...answer } = await takeFragment(services, call, { name, type, use: 'ATTACHMENT', onFile });
  if (file === undefined) return answer;
  soundFile(file, services);
  const rows = await services.db.withTx((tx) => listAttached(tx, call.relation.envelopeId));
  const row = rows.find(({ fileId }) => fileId === file.id);
  return { ...answer, ...(row === undefined ? {} : { attachment: presentAttachment(row) }) };
}

/** @throws Refused ERROR_UPLOAD_QUOTA */
async function spendQuota(tx: Tx, participantId: string, bytes: number, now: Date): Promise<void> {
  const guard = {
    kind: 'ATTACHMENT_KB' as const,
    subject: participantId,
    tries: ATTACHMENT_MB_PER_DAY * KB,
    lockSec: DAY_SEC,
  };
  const expireIn = await spend(tx, guard, Math.ceil(bytes / KB), now);
  if (expireIn !== null) refuseWith('ERROR_UPLOAD_QUOTA', { limitMb: ATTACHMENT_MB_PER_DAY, expireIn });
}

/** The name as a document can show it: characters that no font has become underscores. */
async function printable({ workers }: Pick<Services, 'workers'>, base: string): Promise<string> {
  const missing = await workers.sign.run('findMissingGlyphs', { texts: [base] });
  return [...base].map((one) => (missing.includes(one) ? '_' : one)).join('');
}

interface Asked {
  readonly participantId: string;
  readonly form: FormRow;
  readonly rule: AttachmentRule;
  /** The files that it has. */
  readonly taken: readonly AttachmentRow[];
}

/**
 * The field of the path, for which the caller may send a file now.
 * @throws Refused the first failing pre-check of Spec §5, ERROR_FORM_NOT_FOUND
 */
async function askedForm(tx: Tx, call: Call<Upload>): Promise<Asked> {
  const formId = fromWsid('form', call.params.formWsid);
  const { participant, forms } = await takeOwnTurn(tx, call);
  const participantId = participant.id;
  const form =
    forms.find((one) => one.id === formId && one.participantId === participantId && one.formType === 'ATTACHMENT') ??
    refuseWith('ERROR_FORM_NOT_FOUND');
  const attached = await listAttached(tx, call.relation.envelopeId);
  const taken = attached.filter((one) => one.formId === form.id && one.participantId === participantId);
  return { participantId, form, rule: attachmentRule(form.settings), taken };
}
