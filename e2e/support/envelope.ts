import { type Api, type BodyIn, api } from '@countersign/contract';
import type { FormType, SecureLevel } from '@countersign/domain';
import { type Person, uploaded } from '@countersign/testkit/client';
import { contractFile } from './contract.ts';
import type { ChosenFile } from './signing-page.ts';

export interface FieldSketch {
  readonly type: FormType;
  /** Left, bottom, width and height on the first page, in points. */
  readonly box: readonly [number, number, number, number];
  readonly more?: Partial<BodyIn<Api['addForms']>['forms'][number]>;
}

export interface ParticipantSketch {
  readonly person: Pick<Person, 'name' | 'contact'>;
  readonly role: 'SIGNER' | 'CHECKER';
  readonly fields: readonly FieldSketch[];
  /** A colleague of the sender, named instead of a contact. */
  readonly memberWsid?: string;
  /** DISPOSABLE_CERT unless given. */
  readonly secureLevel?: SecureLevel;
}

export interface Sent {
  readonly envelopeWsid: string;
  readonly fileWsid: string;
  /** In signing order. */
  readonly participantWsids: readonly string[];
}

interface Settings {
  readonly stop?: 'draft' | 'sent';
  readonly allowAppendForms?: boolean;
  readonly needForm?: boolean;
  readonly subject?: string;
  readonly timezone?: string;
  readonly file?: ChosenFile;
}

const DAY_FORMAT = 'yyyy-MM-dd';

async function upload(sender: Person, { name, mimeType, buffer }: ChosenFile): Promise<string> {
  const { file } = await sender.upload(api.uploadFragment, {
    query: { storageUsage: 'ENVELOPE' },
    fields: {
      fileName: name,
      taskId: crypto.randomUUID(),
      fileType: mimeType,
      chunk: 0,
      size: buffer.length,
      totalSize: buffer.length,
      chunkTotal: 1,
    },
    file: { name, bytes: buffer, mediaType: mimeType },
  });
  return (await uploaded(sender, file)).fileWsid;
}

/** Creates a contract over HTTP, up to the step that `stop` names; its participants act one after the other. */
export async function sendContract(
  sender: Person,
  title: string,
  sketches: readonly ParticipantSketch[],
  settings: Settings = {},
): Promise<Sent> {
  const { stop = 'sent', allowAppendForms = false, needForm = true } = settings;
  const { subject = '请在本周内签署，谢谢。', timezone = 'Asia/Shanghai', file = contractFile() } = settings;
  const { envelope } = await sender.call(api.createEnvelope, { body: { timezone, allowAppendForms } });
  const params = { envelopeWsid: envelope.envelopeWsid };
  await sender.call(api.updateEnvelope, { params, body: { title, subject, needForm } });
  const fileWsid = await upload(sender, file);
  await sender.call(api.addDocuments, { params, body: { contents: [fileWsid] } });
  const { participants } = await sender.call(api.addParticipants, {
    params,
    body: {
      participants: sketches.map(({ person: { name, contact }, role, secureLevel, memberWsid }, at) => ({
        name,
        ...(memberWsid === undefined
          ? { contact: contact.includes('@') ? { email: contact } : { phone: contact } }
          : { contact: {}, memberWsid, type: 'ENTERPRISE_MEMBER' as const }),
        assignedSequence: at + 1,
        roleType: role,
        ...(secureLevel === undefined ? {} : { secureLevel }),
      })),
    },
  });
  const participantWsids = sketches.map(({ person: { name } }) => {
    const found = participants.find((one) => one.name === name && one.actionType !== 'SENDER');
    if (found === undefined) throw new Error(`${name} was not added`);
    return found.participantWsid;
  });
  const forms = sketches.flatMap(({ fields }, at) =>
    fields.map(({ type, box: [x, y, width, height], more }) => ({
      fileWsid,
      participantWsid: participantWsids[at] ?? '',
      formType: type,
      page: 1,
      position: { ulx: x, uly: y + height, lrx: x + width, lry: y },
      ...(type === 'DATE' ? { format: DAY_FORMAT } : {}),
      ...more,
    })),
  );
  if (forms.length > 0) await sender.call(api.addForms, { params, body: { forms } });
  if (stop === 'sent') await sender.call(api.startEnvelope, { params });
  return { ...params, fileWsid, participantWsids };
}

/** The current document, over HTTP. */
export async function readContent(person: Person, { envelopeWsid, fileWsid }: Sent): Promise<Uint8Array> {
  const response = await person.bytes(api.getDocumentContent, { params: { envelopeWsid, docId: fileWsid } });
  if (!response.ok) throw new Error(`the content was answered with ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
