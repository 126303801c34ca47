import { createCanvas } from '@napi-rs/canvas';
import { type Api, type DataOf, type InitialValue, api } from '@countersign/contract';
import { composePdf } from '@countersign/pdf';
import { type Person, type World, type WorldOptions, createWorld, wirePassword } from '@countersign/testkit';
import { type LoadedEnvelope, findDocuments, loadEnvelopeFacts } from '../../../contracts/index.ts';
import { type Judges, openJudges } from './judges.ts';
import { type FormSketch, type ParticipantSketch, type Started, startedEnvelope } from './started-envelope.ts';

export const SIGN: FormSketch = { type: 'WRITE_SIGN', box: [80, 500, 160, 64] };
export const SECOND_SIGN: FormSketch = { type: 'WRITE_SIGN', box: [300, 500, 160, 64] };
export const TEXT: FormSketch = { type: 'TEXT', box: [80, 440, 200, 24] };
export const DATE: FormSketch = { type: 'DATE', box: [80, 400, 160, 24], format: 'yyyy年MM月dd日' };

/** Values by form type. */
export type Values = Readonly<Partial<Record<string, string>>>;
const VALUES: Values = { TEXT: '上海 Shanghai (甲方)', DATE: '2026年03月01日' };

export const contract = (title = 'Service agreement 服务合同'): Uint8Array =>
  composePdf({
    pages: [{ width: 595.28, height: 841.89, drawings: [{ draw: 'text', text: title, x: 72, y: 760, fontSize: 18 }] }],
  });

/** A stroke on a transparent background, as a signature pad sends it. */
export function drawn(): { writeData: string } {
  const canvas = createCanvas(320, 128);
  const pen = canvas.getContext('2d');
  pen.strokeStyle = '#102060';
  pen.lineWidth = 5;
  pen.beginPath();
  pen.moveTo(10, 90);
  pen.bezierCurveTo(90, -60, 120, 190, 310, 30);
  pen.stroke();
  return { writeData: canvas.toDataURL('image/png') };
}

export const isPrefix = (short: Uint8Array, long: Uint8Array): boolean =>
  Buffer.from(long).subarray(0, short.length).equals(Buffer.from(short));
export const at = (started: Started, index: number) => ({
  envelopeWsid: started.envelopeWsid,
  participantWsid: started.participantWsids[index] ?? '',
});
export const password = (person: Person): { signPassword: string } => ({
  signPassword: wirePassword('sign', person.signPassword),
});
export const signing = (person: Person, started: Started, index: number) =>
  person.call(api.getSigning, { params: at(started, index) });

/** Returns the body of a sign call for the data of the signing page. */
export async function signBody(person: Person, started: Started, index: number, values: Values = VALUES) {
  const page = await signing(person, started, index);
  const documents = page.documents.map(({ fileWsid, digest }) => ({ fileWsid, digest }));
  const forms = page.forms.map(({ formWsid, formType }) => ({
    formWsid,
    initialValue: formType === 'WRITE_SIGN' ? drawn() : (values[formType] ?? ''),
  }));
  return { documents, forms, ...password(person) };
}

/** The same body with one value for every field. */
export async function bodyWith(person: Person, started: Started, index: number, initialValue: InitialValue) {
  const { forms, ...body } = await signBody(person, started, index);
  return { ...body, forms: forms.map(({ formWsid }) => ({ formWsid, initialValue })) };
}

export async function sign(
  person: Person,
  started: Started,
  index: number,
  values?: Values,
): Promise<DataOf<Api['sign']>> {
  return person.call(api.sign, { params: at(started, index), body: await signBody(person, started, index, values) });
}

export interface SigningWorld {
  readonly world: World;
  readonly judges: Judges;
  readonly sender: Person;
  readonly li: Person;
  readonly alice: Person;
  readonly han: Person;
  start(sketches: readonly ParticipantSketch[], pdfs?: readonly Uint8Array[]): Promise<Started>;
  /** The current revision from the blob store. */
  head(started: Started, document?: number): Promise<Uint8Array>;
  loaded(started: Started): Promise<LoadedEnvelope>;
  /** Advances the clock by two minutes: codes are sent at most once a minute, and idle sessions end after half an hour. */
  goOn(): Promise<void>;
  close(): Promise<void>;
}

/** A world with a sender, three signers, and third-party validators. `env` are settings by their names. */
export async function openSigningWorld(
  env: Readonly<Record<string, string>> = {},
  options: Omit<WorldOptions, 'env'> = {},
): Promise<SigningWorld> {
  const world = await createWorld({ ...options, env });
  const judges = openJudges(await (await fetch(`${world.base}/pki/ca/root.pem`)).text());
  const [sender, li, alice, han] = await world.people('wang', 'li', 'alice', 'han');
  const { db, blobs } = world.services;
  return {
    world,
    judges,
    sender,
    li,
    alice,
    han,
    start: (sketches, pdfs = [contract()]) => startedEnvelope(world, sender, sketches, pdfs),
    async head(started, document = 0) {
      const documents = await db.withTx((tx) => findDocuments(tx, started.envelopeId));
      return blobs.get(documents[document]?.headDigest ?? '');
    },
    loaded: (started) => db.withTx((tx) => loadEnvelopeFacts(tx, started.envelopeId, { lock: false })),
    async goOn() {
      world.clock.advance({ minutes: 2 });
      for (const { call, userWsid } of [sender, li, alice, han])
        await call(api.getUser, { params: { userWsid }, query: {} });
    },
    async close() {
      judges.close();
      await world.close();
    },
  };
}
