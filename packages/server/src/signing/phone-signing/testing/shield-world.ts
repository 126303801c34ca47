import { type Api, type BodyIn, type DataOf, api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import type { Person } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { participant } from '../../../platform/index.ts';
import {
  SIGN,
  type SigningWorld,
  at,
  openSigningWorld,
  signBody,
  signing,
} from '../../ceremony/testing/signing-world.ts';
import type { ParticipantSketch, Started } from '../../ceremony/testing/started-envelope.ts';
import { type Phone, type ShownCode, codeOf, openPhone } from './phone.ts';

type Session = DataOf<Api['startShield']>['session'];

/** The refusal of a code that has ended, or was never valid. */
export const GONE = { status: 410, error: 'ERROR_SHIELD_EXPIRED' };

export interface ShieldWorld extends SigningWorld {
  /** An envelope whose signers sign with their phones. */
  startShielded(sketches: readonly ParticipantSketch[], pdfs?: readonly Uint8Array[]): Promise<Started>;
  /** The same for one signer, with `SIGN` if no fields are given. */
  startFor(person: Person, forms?: ParticipantSketch['forms']): Promise<Started>;
  /** The path of a participant's external signature. */
  params(person: Person, started: Started, index: number): Promise<Params>;
  begin(
    person: Person,
    started: Started,
    index: number,
    changes?: Partial<Begin>,
  ): Promise<Session & ReturnType<typeof codeOf> & ShownCode>;
  phone(curve?: string): Promise<Phone>;
  /** Removes every phone of a person, who may have ten. */
  removePhones(person: Person): Promise<void>;
}
type Params = { envelopeWsid: string; participantWsid: string; formWsid: string };
type Begin = BodyIn<Api['startShield']>;

export async function openShieldWorld(): Promise<ShieldWorld> {
  const open = await openSigningWorld();
  const { world } = open;
  const params = async (person: Person, started: Started, index: number): Promise<Params> => {
    const { forms } = await signing(person, started, index);
    const form = forms.find(({ formType }) => formType === 'WRITE_SIGN');
    return { ...at(started, index), formWsid: form?.formWsid ?? at(started, index).participantWsid };
  };
  const startShielded: ShieldWorld['startShielded'] = async (sketches, pdfs) => {
    const started = await open.start(sketches, pdfs);
    await world.services.db.withTx((tx) =>
      tx
        .update(participant)
        .set({ secureLevel: 'SHIELD_CERT' })
        .where(eq(participant.envelopeId, fromWsid('envelope', started.envelopeWsid) ?? '')),
    );
    return started;
  };
  return {
    ...open,
    params,
    startShielded,
    startFor: (person, forms = [SIGN]) => startShielded([{ person, sequence: 1, forms }]),
    async begin(person, started, index, changes = {}) {
      const body = { ...(await signBody(person, started, index)), ...changes };
      const path = await params(person, started, index);
      const { session } = await person.call(api.startShield, { params: path, body });
      return { ...session, ...codeOf(session.link), desktop: { person, params: path } };
    },
    async removePhones(person) {
      const { userWsid } = person;
      const { devices } = await person.call(api.listShieldDevices, { params: { userWsid } });
      for (const { deviceWsid } of devices)
        await person.call(api.removeShieldDevice, { params: { userWsid, deviceWsid } });
    },
    phone: (curve) => openPhone(world.stranger({ name: '手机', contact: '13500009999' }), curve),
  };
}
