import { type Api, type DataIn, api, pathOf } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { type Call, type Tx } from '../../../platform/index.ts';
import type { LoadedEnvelope, ParticipantRow } from '../../../contracts/index.ts';
import { actingMember, listSealsToSign, sealSizeOf } from '../../office-seals/index.ts';
import { enterprise } from '../../../accounts/memberships/views.ts';

type Offered = Pick<DataIn<Api['getSigning']>, 'actsFor' | 'officeSeals'>;

interface Question {
  readonly loaded: LoadedEnvelope;
  readonly participant: ParticipantRow;
}

/** Returns the seals of the enterprise that the participant acts for and that the caller may use for this envelope now. */
export async function sealsToOffer(
  tx: Tx,
  { loaded, participant }: Question,
  { caller, params: { envelopeWsid, participantWsid }, context: { now } }: Call<Api['getSigning']>,
): Promise<Offered> {
  const acting = caller.scopes === null ? await actingMember(tx, participant, caller) : null;
  if (acting === null) return { actsFor: null, officeSeals: [] };
  const [row] = await tx
    .select({ name: enterprise.name, idttvStatus: enterprise.idttvStatus })
    .from(enterprise)
    .where(eq(enterprise.id, acting.enterpriseId));
  const purpose = { envelopeId: loaded.row.id, bstId: loaded.row.bstId };
  const seals = await listSealsToSign(tx, { ...acting, purpose }, now);
  return {
    actsFor: {
      enterpriseWsid: toWsid('enterprise', acting.enterpriseId),
      name: row?.name ?? '',
      verified: row?.idttvStatus === 'PASSED',
    },
    officeSeals: seals.map((seal) => {
      const officeSealWsid = toWsid('officeSeal', seal.id);
      const href = pathOf(api.getSigningSealPicture, { envelopeWsid, participantWsid, officeSealWsid });
      return { officeSealWsid, name: seal.name, ...sealSizeOf(seal), pictureHref: { href } };
    }),
  };
}
