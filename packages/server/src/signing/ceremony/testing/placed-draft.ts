import { createCanvas } from '@napi-rs/canvas';
import { type Api, type BodyIn, type DataOf, api } from '@countersign/contract';
import type { Person } from '@countersign/testkit';
import { contactOf, startDraft } from '../../../contracts/envelopes/core/testing/draft.ts';
import { uploadFile } from '../../../contracts/files/testing/upload.ts';
import { password } from './signing-world.ts';

type Given = BodyIn<Api['addForms']>['forms'][number];
/** A form without document and holder. */
export type FormWish = Omit<Given, 'fileWsid' | 'participantWsid'>;

export interface Placed {
  readonly params: { readonly envelopeWsid: string };
  readonly fileWsid: string;
  /** In the order of the signers. */
  readonly participantWsids: readonly string[];
}

interface Wish {
  readonly sender: Person;
  readonly pdf: Uint8Array;
  /** With the fields that the sender places for each. */
  readonly signers: readonly {
    readonly person: Person;
    readonly sequence: number;
    readonly forms?: readonly FormWish[];
  }[];
  readonly change?: BodyIn<Api['updateEnvelope']>;
}

/** Makes a draft over HTTP and places its forms. */
export async function placedDraft({ sender, pdf, signers, change = {} }: Wish): Promise<Placed> {
  const { envelope } = await sender.call(api.createEnvelope, { body: {} });
  const params = { envelopeWsid: envelope.envelopeWsid };
  await sender.call(api.updateEnvelope, { params, body: { title: '骑缝 Riding seal', ...change } });
  const { fileWsid } = await uploadFile(sender, 'contract.pdf', pdf);
  await sender.call(api.addDocuments, { params, body: { contents: [fileWsid] } });
  const { participants } = await sender.call(api.addParticipants, {
    params,
    body: {
      participants: signers.map(({ person, sequence }) => ({
        name: person.name,
        contact: contactOf(person.contact),
        assignedSequence: sequence,
        type: 'PERSON' as const,
        roleType: 'SIGNER' as const,
      })),
    },
  });
  const participantWsids = signers.map(
    ({ person, sequence }) =>
      participants.find((one) => one.name === person.name && one.sequence === sequence)?.participantWsid ?? '',
  );
  const forms = signers.flatMap(({ forms: wishes = [] }, at) =>
    wishes.map((wish): Given => ({ ...wish, fileWsid, participantWsid: participantWsids[at]! })),
  );
  if (forms.length > 0) await sender.call(api.addForms, { params, body: { forms } });
  return { params, fileWsid, participantWsids };
}

/** Makes such a draft, then sends and prepares it. */
export async function placedEnvelope(wish: Wish): Promise<Placed> {
  const placed = await placedDraft(wish);
  await startDraft(wish.sender, placed);
  return placed;
}

export const turnOf = ({ params, participantWsids }: Placed, index: number) => ({
  ...params,
  participantWsid: participantWsids[index] ?? '',
});

type Value = NonNullable<BodyIn<Api['sign']>['forms']>[number]['initialValue'];

/** Returns a signer's request for the current documents, with a value for each of their named forms. */
export async function bodyFor(
  person: Person,
  placed: Placed,
  index: number,
  values: Readonly<Partial<Record<string, Value>>>,
): Promise<BodyIn<Api['sign']>> {
  const page = await person.call(api.getSigning, { params: turnOf(placed, index) });
  return {
    documents: page.documents.map(({ fileWsid, digest }) => ({ fileWsid, digest })),
    forms: page.forms.flatMap(({ formWsid, formType }) => {
      const initialValue = values[formType];
      return initialValue === undefined ? [] : [{ formWsid, initialValue }];
    }),
    ...password(person),
  };
}

export async function signPlaced(
  person: Person,
  placed: Placed,
  index: number,
  values: Readonly<Partial<Record<string, Value>>>,
): Promise<DataOf<Api['sign']>> {
  return person.call(api.sign, { params: turnOf(placed, index), body: await bodyFor(person, placed, index, values) });
}

/** A seal of stripes from left to right, so that the colour identifies each slice. */
export async function stripedSeal(person: Person, colours: readonly string[]): Promise<string> {
  const side = 240;
  const canvas = createCanvas(side, side);
  const pen = canvas.getContext('2d');
  for (const [at, colour] of colours.entries()) {
    pen.fillStyle = colour;
    pen.fillRect((at * side) / colours.length, 0, side / colours.length, side);
  }
  const { personSeal } = await person.upload(api.createPersonSeal, {
    fields: { name: '骑缝章' },
    file: { name: 'seal.png', bytes: canvas.toBuffer('image/png') },
  });
  return personSeal.personSealWsid;
}
