import type { Label } from '@countersign/contract';
import {
  type RecordValues,
  type Tx,
  envelope,
  envelopeDocument,
  form,
  participant,
  preparedText,
  readRecords,
  recordShape,
  recordShapeOf,
  refuseWith,
} from '../../../platform/index.ts';
import { person } from '../../../accounts/users/views.ts';
import { file } from '../../files/views.ts';
import { type LoadedEnvelope, factsOf, findRoleHolders } from './facts.ts';
import type { PersonRow } from './persons.ts';
import { columnsOf, labelsBy, presentLabels } from './shown-store.ts';
import { type DocumentRow, type EnvelopeContent, inOrder } from './store.ts';

/** An envelope and its sender. */
type SentEnvelope = LoadedEnvelope & { readonly senders: ReadonlyMap<string, PersonRow> };

/** With its documents and fields. */
export type WholeEnvelope = SentEnvelope & { readonly content: EnvelopeContent };

/** With the labels of an account. */
export type LabelledEnvelope = SentEnvelope & { readonly labels: readonly Label[] };

const ENVELOPE = recordShapeOf(envelope);
const PARTICIPANT = recordShapeOf(participant);
const DOCUMENT = recordShapeOf(envelopeDocument);
const FILE = recordShape(file, ['type', 'pages', 'signedBefore', 'removed', 'remarks', 'formerFields']);
const FORM = recordShapeOf(form);
const SENDER = recordShape(person, [
  'id',
  'phone',
  'email',
  'nickname',
  'realName',
  'idttvStatus',
  'language',
  'reminders',
]);

interface Row {
  readonly shown: string;
  readonly sender: string | null;
  readonly participants: string | null;
  readonly documents: string | null;
  readonly forms: string | null;
  readonly labels: string | null;
}

/** The rows of each table arrive as one text (shown-store.ts). `$2`: with its content; `$3`: the account whose labels are read. */
const whole = preparedText<Row>(`
  select row(${columnsOf('e', ENVELOPE)})::text as shown,
    (select row(${columnsOf('s', SENDER)})::text from person s where s.id = e.sender_id) as sender,
    (select string_agg(row(${columnsOf('p', PARTICIPANT)})::text, '' order by p.sequence, p.id)
      from participant p where p.envelope_id = e.id) as participants,
    case when $2::boolean then (
      select string_agg(row(${columnsOf('d', DOCUMENT)}, ${columnsOf('f', FILE)}, coalesce(f.bytes, 0))::text, ''
        order by d.added_order, d.file_id)
      from envelope_document d join file f on f.id = d.file_id where d.envelope_id = e.id) end as documents,
    case when $2::boolean then (
      select string_agg(row(${columnsOf('o', FORM)})::text, '' order by o.id)
      from form o where o.envelope_id = e.id) end as forms,
    ${labelsBy('$3::uuid')} as labels
  from envelope e where e.id = $1`);

function documentOf(values: RecordValues): DocumentRow {
  const ofFile = FILE.read(values, DOCUMENT.columns.length);
  return { ...DOCUMENT.read(values, 0), ...ofFile, uploadBytes: Number(values.at(-1)) };
}

const lockRow = preparedText('select 1 from envelope where id = $1 for update');

/**
 * Reads an envelope like `loadEnvelopeFacts`, and everything in it, by one statement. With `lock` it is sent behind the one that
 * waits for the lock of its row, so that it sees what is committed when the lock is held.
 * @throws Refused ERROR_NOT_IN_ENVELOPE_FLOW if there is no such envelope
 */
export async function loadWhole(tx: Tx, envelopeId: string, { lock }: { lock: boolean }): Promise<WholeEnvelope> {
  const { found, ...named } = await load(tx, [envelopeId, true, null], lock);
  const content = {
    documents: inOrder(recordsOf(found.documents).map(documentOf)),
    forms: recordsOf(found.forms).map((values) => FORM.read(values, 0)),
  };
  return { ...named, content };
}

/** The same without its content, with the labels that an account has given to it, locked. */
export async function lockLabelled(tx: Tx, envelopeId: string, labelsOf: string): Promise<LabelledEnvelope> {
  const { found, ...named } = await load(tx, [envelopeId, false, labelsOf], true);
  return { ...named, labels: presentLabels(found.labels) };
}

async function load(tx: Tx, values: readonly [envelopeId: string, ...unknown[]], lock: boolean) {
  const locked = lock ? lockRow(tx, [values[0]]) : null;
  const [[found]] = await Promise.all([whole(tx, values), locked]);
  if (found === undefined) return refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  const row = ENVELOPE.read(readRecords(found.shown)[0] ?? [], 0);
  const participants = recordsOf(found.participants).map((one) => PARTICIPANT.read(one, 0));
  const senders = recordsOf(found.sender).map((one) => SENDER.read(one, 0));
  return {
    row,
    participants,
    facts: factsOf(row, participants, await findRoleHolders(tx, participants)),
    senders: new Map(senders.map((one) => [one.id, one])),
    found,
  };
}

const recordsOf = (text: string | null): RecordValues[] => (text === null ? [] : readRecords(text));
