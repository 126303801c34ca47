import type { Api, DataIn } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Call, type Services, refuseWith } from '../../platform/index.ts';
import { presentShield } from './present.ts';
import { providersOf } from './provider.ts';
import { judgeForm } from './start-shield.ts';
import { findLastShield } from './store.ts';

/** Returns the available shields, and the progress of the last one of this form, for a page that misses pushes. */
export async function getShield(services: Services, call: Call<Api['getShield']>): Promise<DataIn<Api['getShield']>> {
  const { params, relation, caller, context } = call;
  const participantId = fromWsid('participant', params.participantWsid) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  const row = await services.db.withTx(async (tx) => {
    const { envelopeId } = relation;
    const formId = await judgeForm(tx, { envelopeId, participantId, formWsid: params.formWsid });
    return findLastShield(tx, { participantId, formId, personId: caller.personId });
  });
  const { language, now } = context;
  const providers = providersOf(services.config);
  return {
    mobileShield: {
      qrCodeProvider: providers.map(({ name, label }) => ({ name, label: label[language] })),
      hashAlgorithm: [...new Set(providers.flatMap((one) => one.hashAlgorithms))],
    },
    session: row === null ? null : presentShield(row, now),
  };
}
